import { preparedAnswers, prepared } from '../../src/contract/judgeStep';
import { askedAnswers, emptyAnswers, type QuestionnaireAnswers } from '../../src/contract/questionnaire';
import { stepDefinitions } from '../../src/contract/steps';
import type { StepDefinition, StepValues } from '../../src/contract/steps/definition';
import { withoutUnasked } from '../../src/contract/steps/unasked';

type DataStep = keyof typeof stepDefinitions;

/** The step with 'x' in every field, but for the choice. */
const filled = (slug: DataStep, widget: string, choice: string, chosen: string): StepValues => {
  const { empty }: StepDefinition = stepDefinitions[slug];
  return Object.fromEntries(
    Object.entries(empty).map(([one, components]) => [
      one,
      Object.fromEntries(
        Object.keys(components).map((name) => [name, one === widget && name === choice ? chosen : 'x']),
      ),
    ]),
  );
};

/** Paths of the fields that are emptied. */
const emptied = (slug: DataStep, widget: string, choice: string, chosen: string): string[] =>
  Object.entries(withoutUnasked(slug, filled(slug, widget, choice, chosen))).flatMap(([one, components]) =>
    Object.entries(components)
      .filter(([, value]) => value === '')
      .map(([name]) => `${one}.${name}`),
  );

const addressOf = (widget: string) =>
  ['cap', 'provincia', 'citta', 'indirizzo'].map((field) => `${widget}.${field}`);

describe('fields of a step that a choice leaves unasked', () => {
  it.each([
    ['address-info', 'domicilio', 'domicilio', 'residenza'],
    ['company-info', 'sedeAmministrativa', 'sedeAmministrativa', 'sedeLegale'],
    ['card', 'spedizione', 'spedizioneCarta', 'residenza'],
    ['card', 'spedizione', 'spedizioneCarta', 'sedeLegale'],
  ] as const)(
    '[R5.3-04] %s: the other address of %s goes unless the choice is «altro»',
    (slug, widget, choice, same) => {
      expect(emptied(slug, widget, choice, 'altro')).toEqual([]);
      expect(emptied(slug, widget, choice, same).sort()).toEqual(addressOf(widget).sort());
      expect(emptied(slug, widget, choice, 'ignoto').sort()).toEqual(addressOf(widget).sort());
    },
  );

  it.each([
    ['Tessera sanitaria', ['cittaRilascio', 'dataRilascio', 'dataScadenza']],
    ['CS', ['dataScadenza']],
    ['PS', []],
    ['Passaporto', []],
    ["Carta d'identita", []],
    ['Patente di guida', []],
    ['ignoto', []],
  ] as const)('[R4.5-03] second document %j: without %j', (type, fields) =>
    expect(emptied('identification', 'secondoDocumento', 'secondoDocumento', type)).toEqual(
      fields.map((field) => `secondoDocumento.${field}SecondoDocumento`),
    ),
  );

  it.each(['contact-info', 'self-certifications', 'contract'] as const)('%s asks for everything', (slug) => {
    const { empty }: StepDefinition = stepDefinitions[slug];
    const [widget = ''] = Object.keys(empty);
    expect(emptied(slug, widget, '', '')).toEqual([]);
  });

  it('[R5.3-04] both sides judge the step without them', () => {
    const values = filled('card', 'spedizione', 'spedizioneCarta', 'residenza');
    expect(prepared('card', values)['spedizione']).toMatchObject({ cap: '', indirizzo: '' });
  });
});

const all: QuestionnaireAnswers = {
  ...emptyAnswers,
  regione: 'LAZIO',
  relazioniCommerciali: 'true',
  paeseRelazioniCommerciali: 'FRANCIA',
  funzionePolitica: 'true',
  tipologiaIncaricoPolitico: 'Sindaco',
  areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
  durataIncaricoCaricaPolitica: 'conclusa',
  conclusioneCaricaPolitica: '06/2024',
  funzionePoliticaLegame: 'true',
  tipoLegame: 'Coniuge',
  tipologiaIncaricoPoliticoLegame: 'Ministro',
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'SPAGNA',
  durataIncaricoCaricaPoliticaLegame: 'conclusa',
  conclusioneCaricaPoliticaLegame: '05/2023',
  altro: true,
  altroDescription: 'Affitti',
};
const office = [
  'tipologiaIncaricoPolitico',
  'areaGeograficaSvolgimentoIncaricoPolitico',
  'durataIncaricoCaricaPolitica',
  'conclusioneCaricaPolitica',
];

describe('answers whose question was not asked', () => {
  it('[R5.5-01] whoever was asked everything keeps everything', () => {
    expect(askedAnswers(all)).toEqual(all);
    expect(askedAnswers(emptyAnswers)).toEqual(emptyAnswers);
  });

  it.each<[string, Partial<QuestionnaireAnswers>, readonly string[]]>([
    ['the region outside Italy', { nazione: 'FRANCIA' }, ['regione']],
    ['the country of no trade', { relazioniCommerciali: 'false' }, ['paeseRelazioniCommerciali']],
    ['the own office that is not held', { funzionePolitica: 'false' }, office],
    ['the end of the own office, still held', { durataIncaricoCaricaPolitica: 'in corso' }, ['conclusioneCaricaPolitica']],
    ['the end of the own office, of unknown duration', { durataIncaricoCaricaPolitica: '' }, ['conclusioneCaricaPolitica']],
    ['the relative’s office that is not held', { funzionePoliticaLegame: 'false' }, ['tipoLegame', ...office.map((field) => `${field}Legame`)]],
    ['the end of the relative’s office, still held', { durataIncaricoCaricaPoliticaLegame: 'in corso' }, ['conclusioneCaricaPoliticaLegame']],
    ['what the other destination is', { altro: false }, ['altroDescription']],
  ])('[R5.5-02] %s goes, and nothing else', (_, change, gone) => {
    const answers = { ...all, ...change };
    const expected = { ...answers, ...Object.fromEntries(gone.map((field) => [field, ''])) };
    expect(askedAnswers(answers)).toEqual(expected);
    expect(preparedAnswers(answers)).toEqual(expected);
  });
}); // prettier-ignore
