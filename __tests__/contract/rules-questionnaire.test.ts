import {
  businessQuestions,
  emptyAnswers,
  fundDestinations,
  type QuestionnaireAnswers,
} from '../../src/contract/questionnaire';
import { questionnaireSchema } from '../../src/contract/rules/questionnaire';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import { toValues } from '../../src/contract/steps/definition';
import { collectErrors } from '../../src/contract/validate';
import { TODAY } from './verdict';

type Changes = Partial<Record<keyof QuestionnaireAnswers, unknown>>;
const errors = (changes: Changes) =>
  collectErrors(
    questionnaireSchema,
    { ...emptyAnswers, regione: 'LAZIO', acquistiOnline: true, ...changes },
    { today: TODAY },
  );
const ofStep = (...names: string[]) => {
  const widgets = names.map((name) => ({ name, code: '', components: [], errorMessage: [] }));
  return collectErrors(selfCertifications.schema, toValues(selfCertifications, { widgets }), {
    today: TODAY,
  });
};

it('[R5.5-01] the step asks for each answer with its message, and for further detail only where it carries it', () => {
  expect(ofStep()).toEqual({
    'attivita.tipoSocieta': 'Tipologia di attività è obbligatorio',
    'attivita.settoreAttivita': 'Settore di attività è obbligatorio',
    'attivita.codiceAteco': 'Codice ATECO è obbligatorio',
    'rapporto.scopoRapporto': 'Selezionare uno scopo del rapporto',
    'rapporto.origineFondi': "Selezionare un'origine dei fondi",
  });
  const details = ['professione', 'settoreEconomico', 'attivitaSvolta'].map(
    (name) => `dettaglioAttivita.${name}`,
  );
  expect(Object.keys(ofStep('dettaglioAttivita'))).toEqual(expect.arrayContaining(details));
});

const MISSING = 'è obbligatorio';
it.each<[Changes, Readonly<Record<string, string>>]>([
  [{}, {}],
  [{ nazione: '' }, { nazione: `Nazione in cui svolgi l’attività ${MISSING}` }],
  [{ regione: '' }, { regione: 'Selezionare una regione' }],
  [{ regione: '', nazione: 'FRANCIA' }, {}],
  [
    { relazioniCommerciali: 'true' },
    { paeseRelazioniCommerciali: `Paese delle relazioni commerciali ${MISSING}` },
  ],
  [{ acquistiOnline: false }, { trasferimentiNonUE: `Destinazione dei fondi ${MISSING}` }],
  [{ altro: true }, { altroDescription: `Descrizione dell’altra destinazione ${MISSING}` }],
])('[R3.3-01] [R5.5-01] [R5.5-04] of good answers with %j says %j', (changes, expected) =>
  expect(errors(changes)).toEqual(expected),
);

it('[R3.3-01] yes and no are the texts true and false', () => {
  for (const { name: field } of businessQuestions) {
    expect(emptyAnswers[field]).toBe('false');
    expect(errors({ [field]: 'si' })[field]).toMatch(/non è valido$/);
  }
});

it('[R5.5-02] an office needs its details, the own and the related', () => {
  const details = [
    'tipologiaIncaricoPolitico',
    'areaGeograficaSvolgimentoIncaricoPolitico',
    'durataIncaricoCaricaPolitica',
  ];
  expect(Object.keys(errors({ funzionePolitica: 'true' })).sort()).toEqual([...details].sort());
  const related = [...details.map((name) => `${name}Legame`), 'tipoLegame'];
  expect(Object.keys(errors({ funzionePoliticaLegame: 'true' })).sort()).toEqual(related.sort());
});

it('[R5.5-04] any one destination is enough, and is chosen or not', () => {
  expect(errors({ altro: 'true' }).altro).toBe('Destinazione dei fondi non è valido');
  for (const { name } of fundDestinations)
    expect(errors({ acquistiOnline: false, [name]: true, altroDescription: 'x' })).toEqual({});
});
