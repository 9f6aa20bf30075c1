import { DEFAULT_COUNTRY } from './limits';

/** Anti-money-laundering answers in the format of `acol/save/pg` (spec, 3.3). */
export type YesNo = 'true' | 'false';

/**
 * `label` is the field's name in messages, `printed` the question in the signed document. The page has its
 * own text in `copy/self-certifications.ts`.
 */
export const businessQuestions = [
  {
    name: 'relazioniCommerciali',
    label: 'Relazioni commerciali',
    printed: 'Ha relazioni commerciali con un altro Paese?',
  },
  { name: 'appaltoGare', label: 'Appalti e gare', printed: 'Partecipa a gare d’appalto pubbliche?' },
  {
    name: 'finanziamentiPubblici',
    label: 'Finanziamenti pubblici',
    printed: 'Riceve finanziamenti pubblici?',
  },
  {
    name: 'acquistoCriptovalute',
    label: 'Acquisto di criptovalute',
    printed: 'Acquista criptovalute?',
  },
  { name: 'vendoOro', label: "Commercio d'oro", printed: 'Compra o vende oro?' },
] as const;
export type BusinessQuestion = (typeof businessQuestions)[number]['name'];

export const fundDestinations = [
  { name: 'acquistiPersonali', words: 'Acquisti personali' },
  { name: 'acquistiOnline', words: 'Acquisti online' },
  { name: 'prelieviContanti', words: 'Prelievi di contanti' },
  { name: 'investimentiFinanziari', words: 'Investimenti finanziari' },
  { name: 'trasferimentiUE', words: 'Trasferimenti verso Paesi dell’Unione europea' },
  { name: 'trasferimentiNonUE', words: 'Trasferimenti verso Paesi fuori dall’Unione europea' },
  { name: 'altro', words: 'Altro' },
] as const;
export type FundDestination = (typeof fundDestinations)[number]['name'];

export interface QuestionnaireAnswers
  extends Readonly<Record<BusinessQuestion, YesNo>>, Readonly<Record<FundDestination, boolean>> {
  readonly nazione: string;
  readonly regione: string;
  readonly paeseRelazioniCommerciali: string;
  readonly funzionePolitica: YesNo;
  readonly tipologiaIncaricoPolitico: string;
  readonly areaGeograficaSvolgimentoIncaricoPolitico: string;
  readonly durataIncaricoCaricaPolitica: string;
  /** MM/yyyy. Empty unless the office has ended. */
  readonly conclusioneCaricaPolitica: string;
  readonly funzionePoliticaLegame: YesNo;
  readonly tipoLegame: string;
  readonly tipologiaIncaricoPoliticoLegame: string;
  readonly areaGeograficaSvolgimentoIncaricoPoliticoLegame: string;
  readonly durataIncaricoCaricaPoliticaLegame: string;
  readonly conclusioneCaricaPoliticaLegame: string;
  readonly altroDescription: string;
}

const each = <N extends string, V>(rows: readonly { readonly name: N }[], value: V) =>
  Object.fromEntries(rows.map(({ name }) => [name, value])) as Record<N, V>;

export const emptyAnswers: QuestionnaireAnswers = {
  nazione: DEFAULT_COUNTRY,
  regione: '',
  ...each(businessQuestions, 'false' as const),
  paeseRelazioniCommerciali: '',
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
  ...each(fundDestinations, false),
  altroDescription: '',
};

export type QuestionnaireField = keyof QuestionnaireAnswers;

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

/** Only answers that the applicant saw are sent and stored. */
export const clearAnswersNotAsked = (answers: QuestionnaireAnswers): QuestionnaireAnswers => ({
  ...answers,
  ...(answers.nazione !== DEFAULT_COUNTRY && { regione: '' }),
  ...(answers.relazioniCommerciali !== 'true' && { paeseRelazioniCommerciali: '' }),
  ...unaskedOffice(answers, ''),
  ...unaskedOffice(answers, 'Legame'),
  ...(answers.altro !== true && { altroDescription: '' }),
});

/** The specification defines 0, 3 and 4; the others are ours. */
export const questionnaireEntries = {
  countries: 0,
  regions: 1,
  purposes: 2,
  officeTypes: 3,
  relationshipTypes: 4,
  fundsOrigins: 5,
  relationshipNatures: 6,
} as const;
