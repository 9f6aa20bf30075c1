import { DEFAULT_COUNTRY } from './limits';

/** Anti-money-laundering answers as `acol/save/pg` takes them (spec, 3.3). */
export type YesNo = 'true' | 'false';

export interface QuestionnaireAnswers {
  readonly nazione: string;
  readonly regione: string;
  readonly relazioniCommerciali: YesNo;
  readonly paeseRelazioniCommerciali: string;
  readonly appaltoGare: YesNo;
  readonly finanziamentiPubblici: YesNo;
  readonly acquistoCriptovalute: YesNo;
  readonly vendoOro: YesNo;
  readonly funzionePolitica: YesNo;
  readonly tipologiaIncaricoPolitico: string;
  readonly areaGeograficaSvolgimentoIncaricoPolitico: string;
  readonly durataIncaricoCaricaPolitica: string;
  /** MM/yyyy, only where the office has ended. */
  readonly conclusioneCaricaPolitica: string;
  readonly funzionePoliticaLegame: YesNo;
  readonly tipoLegame: string;
  readonly tipologiaIncaricoPoliticoLegame: string;
  readonly areaGeograficaSvolgimentoIncaricoPoliticoLegame: string;
  readonly durataIncaricoCaricaPoliticaLegame: string;
  readonly conclusioneCaricaPoliticaLegame: string;
  readonly acquistiPersonali: boolean;
  readonly acquistiOnline: boolean;
  readonly prelieviContanti: boolean;
  readonly investimentiFinanziari: boolean;
  readonly trasferimentiUE: boolean;
  readonly trasferimentiNonUE: boolean;
  readonly altro: boolean;
  readonly altroDescription: string;
}

export const emptyAnswers: QuestionnaireAnswers = {
  nazione: 'ITALIA',
  regione: '',
  relazioniCommerciali: 'false',
  paeseRelazioniCommerciali: '',
  appaltoGare: 'false',
  finanziamentiPubblici: 'false',
  acquistoCriptovalute: 'false',
  vendoOro: 'false',
  funzionePolitica: 'false',
  tipologiaIncaricoPolitico: '',
  areaGeograficaSvolgimentoIncaricoPolitico: '',
  durataIncaricoCaricaPolitica: '',
  conclusioneCaricaPolitica: '',
  funzionePoliticaLegame: 'false',
  tipoLegame: '',
  tipologiaIncaricoPoliticoLegame: '',
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: '',
  durataIncaricoCaricaPoliticaLegame: '',
  conclusioneCaricaPoliticaLegame: '',
  acquistiPersonali: false,
  acquistiOnline: false,
  prelieviContanti: false,
  investimentiFinanziari: false,
  trasferimentiUE: false,
  trasferimentiNonUE: false,
  altro: false,
  altroDescription: '',
};

export type QuestionnaireField = keyof QuestionnaireAnswers;

export const fundDestinations = [
  'acquistiPersonali',
  'acquistiOnline',
  'prelieviContanti',
  'investimentiFinanziari',
  'trasferimentiUE',
  'trasferimentiNonUE',
  'altro',
] as const satisfies readonly QuestionnaireField[];

/** The widget name under which refused answers come back, and the form's path prefix. */
export const QUESTIONNAIRE_WIDGET = 'questionario';

export const OFFICE_ONGOING = 'in corso';
export const OFFICE_ENDED = 'conclusa';

type Office = '' | 'Legame';

const unaskedOffice = (answers: QuestionnaireAnswers, of: Office): Partial<QuestionnaireAnswers> => {
  const held = answers[`funzionePolitica${of}`] === 'true';
  const ended = held && answers[`durataIncaricoCaricaPolitica${of}`] === OFFICE_ENDED;
  return {
    ...(!held && {
      [`tipologiaIncaricoPolitico${of}`]: '',
      [`areaGeograficaSvolgimentoIncaricoPolitico${of}`]: '',
      [`durataIncaricoCaricaPolitica${of}`]: '',
      ...(of && { tipoLegame: '' }),
    }),
    ...(!ended && { [`conclusioneCaricaPolitica${of}`]: '' }),
  };
};

/** The answers with those emptied whose question was not asked: what is sent and kept says what was seen. */
export const askedAnswers = (answers: QuestionnaireAnswers): QuestionnaireAnswers => ({
  ...answers,
  ...(answers.nazione !== DEFAULT_COUNTRY && { regione: '' }),
  ...(answers.relazioniCommerciali !== 'true' && { paeseRelazioniCommerciali: '' }),
  ...unaskedOffice(answers, ''),
  ...unaskedOffice(answers, 'Legame'),
  ...(answers.altro !== true && { altroDescription: '' }),
});

/** Places of the lists in the answer of `acol/get/pg`; 0, 3 and 4 are the spec's, the others ours. */
export const questionnaireEntries = {
  countries: 0,
  regions: 1,
  purposes: 2,
  officeTypes: 3,
  relationshipTypes: 4,
  fundsOrigins: 5,
  relationshipNatures: 6,
} as const;
