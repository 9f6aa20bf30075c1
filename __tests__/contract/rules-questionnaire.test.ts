import { emptyAnswers, fundDestinations, type QuestionnaireAnswers } from '../../src/contract/questionnaire';
import { questionnaireSchema } from '../../src/contract/rules/questionnaire';
import { selfCertifications } from '../../src/contract/steps/self-certifications';
import { toValues } from '../../src/contract/steps/definition';
import { collectErrors } from '../../src/contract/validate';
import { TODAY } from './verdict';

const errors = (changes: Partial<Record<keyof QuestionnaireAnswers, unknown>>) =>
  collectErrors(
    questionnaireSchema,
    { ...emptyAnswers, regione: 'LAZIO', acquistiOnline: true, ...changes },
    { today: TODAY },
  );

describe('questionnaire', () => {
  it('[R5.5-01] the step asks for each answer with its message', () => {
    expect(
      collectErrors(selfCertifications.schema, toValues(selfCertifications, { widgets: [] }), {
        today: TODAY,
      }),
    ).toEqual({
      'attivita.tipoSocieta': 'Tipologia di attività è obbligatorio',
      'attivita.settoreAttivita': 'Settore di attività è obbligatorio',
      'attivita.codiceAteco': 'Codice ATECO è obbligatorio',
      'rapporto.scopoRapporto': 'Selezionare uno scopo del rapporto',
      'rapporto.origineFondi': "Selezionare un'origine dei fondi",
    });
  });
  it('[R5.5-01] further detail is judged only where the step carries it', () => {
    const carried = toValues(selfCertifications, {
      widgets: [{ name: 'dettaglioAttivita', code: '', components: [], errorMessage: [] }],
    });
    expect(Object.keys(collectErrors(selfCertifications.schema, carried, { today: TODAY }))).toEqual(
      expect.arrayContaining([
        'dettaglioAttivita.professione',
        'dettaglioAttivita.settoreEconomico',
        'dettaglioAttivita.attivitaSvolta',
      ]),
    );
  });
  it('[R5.5-01] country required; the region only in Italy', () => {
    expect(errors({})).toEqual({});
    expect(errors({ nazione: '' })).toEqual({ nazione: 'Nazione è obbligatorio' });
    expect(errors({ regione: '' })).toEqual({ regione: 'Selezionare una regione' });
    expect(errors({ regione: '', nazione: 'FRANCIA' })).toEqual({});
  });
  it('[R3.3-01] yes and no are the texts true and false', () => {
    for (const field of [
      'relazioniCommerciali',
      'appaltoGare',
      'finanziamentiPubblici',
      'acquistoCriptovalute',
      'vendoOro',
    ] as const) {
      expect(emptyAnswers[field]).toBe('false');
      expect(errors({ [field]: 'si' })[field]).toMatch(/non è valido$/);
    }
    expect(errors({ relazioniCommerciali: 'true' })).toEqual({
      paeseRelazioniCommerciali: 'Paese delle relazioni commerciali è obbligatorio',
    });
  });
  it('[R5.5-02] an office needs its details, the own and the related', () => {
    expect(Object.keys(errors({ funzionePolitica: 'true' }))).toEqual([
      'tipologiaIncaricoPolitico', 'areaGeograficaSvolgimentoIncaricoPolitico', 'durataIncaricoCaricaPolitica',
    ]); // prettier-ignore
    expect(Object.keys(errors({ funzionePoliticaLegame: 'true' })).sort()).toEqual([
      'areaGeograficaSvolgimentoIncaricoPoliticoLegame', 'durataIncaricoCaricaPoliticaLegame', 'tipoLegame', 'tipologiaIncaricoPoliticoLegame',
    ]); // prettier-ignore
  });
  it('[R5.5-03] the end of an ended office: MM/yyyy, not in the future', () => {
    const end = (conclusioneCaricaPolitica: string) =>
      errors({
        funzionePolitica: 'true',
        tipologiaIncaricoPolitico: 'x',
        areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
        durataIncaricoCaricaPolitica: 'conclusa',
        conclusioneCaricaPolitica,
      }).conclusioneCaricaPolitica;
    expect(end('11/2026')).toBeUndefined();
    expect(end('06/2024')).toBeUndefined();
    for (const month of ['12/2026', '13/2024', '0/2024', '6/2024', '2024-06', '06/24'])
      expect(end(month)).toBe('Data di Termine non è valido');
    expect(end('')).toBe('Data di Termine è obbligatorio');
  });
  it('[R5.5-04] one destination at least, said at trasferimentiNonUE', () => {
    expect(errors({ acquistiOnline: false })).toEqual({
      trasferimentiNonUE: 'Destinazione dei fondi è obbligatorio',
    });
    for (const { name: field } of fundDestinations) {
      const chosen = errors({ acquistiOnline: false, [field]: true, altroDescription: 'x' });
      expect(chosen).toEqual({});
    }
    expect(errors({ altro: true })).toEqual({ altroDescription: 'Descrizione è obbligatorio' });
    expect(errors({ altro: 'true' }).altro).toBe('Destinazione dei fondi non è valido');
  });
});
