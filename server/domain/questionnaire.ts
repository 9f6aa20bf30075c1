import { DEFAULT_COUNTRY } from '../../src/contract/limits';
import {
  emptyAnswers, OFFICE_ENDED, QUESTIONNAIRE_WIDGET, questionnaireEntries,
  type QuestionnaireAnswers, type QuestionnaireField,
} from '../../src/contract/questionnaire'; // prettier-ignore
import type { ValidationContext } from '../../src/contract/rules/context';
import { invalid } from '../../src/contract/rules/messages';
import { questionnaireSchema } from '../../src/contract/rules/questionnaire';
import { widgetCode } from '../../src/contract/steps/definition';
import { collectErrors, type FieldErrors } from '../../src/contract/validate';
import type { Option, QuestionnaireEntry, Widget } from '../../src/contract/wire';
import {
  fundsOrigins,
  officeTypes,
  purposes,
  relationshipNatures,
  relationshipTypes,
} from '../data/questionnaire';
import { countries, regions } from '../data/states';

export const QUESTIONNAIRE_STEP = 'self-certifications';
const fieldNames = Object.keys(emptyAnswers) as QuestionnaireField[];

/** The seven lists of `acol/get/pg`, in the contract's order. */
export const questionnaireLists = (): QuestionnaireEntry[] => {
  const lists: Record<keyof typeof questionnaireEntries, [description: string, values: readonly Option[]]> = {
    countries: ['Nazioni', countries()],
    regions: ['Regioni', regions()],
    purposes: ['Scopi del rapporto', purposes],
    officeTypes: ['Tipologie di incarico politico', officeTypes],
    relationshipTypes: ['Tipi di legame', relationshipTypes],
    fundsOrigins: ['Origini dei fondi', fundsOrigins],
    relationshipNatures: ['Nature del rapporto', relationshipNatures],
  };
  return (Object.keys(lists) as (keyof typeof lists)[])
    .sort((a, b) => questionnaireEntries[a] - questionnaireEntries[b])
    .map((code) => ({ code, description: lists[code][0], values: lists[code][1] }));
};

const closed = (answers: QuestionnaireAnswers, suffix: '' | 'Legame'): Partial<QuestionnaireAnswers> => {
  const isOpen = answers[`funzionePolitica${suffix}`] === 'true';
  const hasEnd = isOpen && answers[`durataIncaricoCaricaPolitica${suffix}`] === OFFICE_ENDED;
  return {
    ...(!isOpen && {
      [`tipologiaIncaricoPolitico${suffix}`]: '',
      [`areaGeograficaSvolgimentoIncaricoPolitico${suffix}`]: '',
      [`durataIncaricoCaricaPolitica${suffix}`]: '',
      ...(suffix && { tipoLegame: '' }),
    }),
    ...(!hasEnd && { [`conclusioneCaricaPolitica${suffix}`]: '' }),
  };
};

/** Every answer by its name, those emptied whose question was not asked: what is kept says what was seen. */
export const readAnswers = (body: Readonly<Record<string, unknown>>): QuestionnaireAnswers => {
  const given = Object.fromEntries(fieldNames.map((name) => [name, body[name] ?? emptyAnswers[name]]));
  const answers = given as unknown as QuestionnaireAnswers;
  return {
    ...answers,
    ...(answers.nazione !== DEFAULT_COUNTRY && { regione: '' }),
    ...(answers.relazioniCommerciali !== 'true' && { paeseRelazioniCommerciali: '' }),
    ...closed(answers, ''),
    ...closed(answers, 'Legame'),
    ...(!answers.altro && { altroDescription: '' }),
  };
};

/** The list that a chosen answer must come from, by the label of its refusal. */
const choices: readonly (readonly [QuestionnaireField, string, () => readonly Option[]])[] = [
  ['nazione', 'Nazione', countries],
  ['regione', 'Regione', regions],
  ['paeseRelazioniCommerciali', 'Paese delle relazioni commerciali', countries],
  ['tipologiaIncaricoPolitico', "Tipologia dell'incarico", () => officeTypes],
  ['tipologiaIncaricoPoliticoLegame', "Tipologia dell'incarico", () => officeTypes],
  ['areaGeograficaSvolgimentoIncaricoPolitico', 'Area geografica', countries],
  ['areaGeograficaSvolgimentoIncaricoPoliticoLegame', 'Area geografica', countries],
  ['tipoLegame', 'Tipo di legame', () => relationshipTypes],
];

/** The contract's rules, and that what was chosen is among what can be. */
export const questionnaireErrors = (
  answers: QuestionnaireAnswers,
  context: ValidationContext,
): FieldErrors => {
  const foreign = choices.filter(([field, , options]) => {
    const value = answers[field];
    return value !== '' && !options().some((option) => option.key === value || option.value === value);
  });
  return {
    ...Object.fromEntries(foreign.map(([field, label]) => [field, invalid(label)])),
    ...collectErrors(questionnaireSchema, answers, context),
  };
};

/** Refused answers in the form of a step's errors. */
export const errorWidgets = (answers: QuestionnaireAnswers, errors: FieldErrors): Widget[] => [
  {
    name: QUESTIONNAIRE_WIDGET,
    code: widgetCode(QUESTIONNAIRE_WIDGET),
    errorMessage: [],
    components: Object.entries(errors).map(([name, message]) => ({
      name,
      value: String(answers[name as QuestionnaireField]),
      status: 'error',
      errorMessage: [message],
    })),
  },
];
