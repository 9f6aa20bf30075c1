import { preparedAnswers } from '../../src/contract/judgeStep';
import {
  emptyAnswers, QUESTIONNAIRE_WIDGET, questionnaireEntries,
  type QuestionnaireAnswers, type QuestionnaireField,
} from '../../src/contract/questionnaire'; // prettier-ignore
import { widgetCode } from '../../src/contract/steps/definition';
import type { FieldErrors } from '../../src/contract/validate';
import type { Option, QuestionnaireEntry, Widget } from '../../src/contract/wire';
import {
  fundsOrigins,
  officeTypes,
  purposes,
  relationshipNatures,
  relationshipTypes,
} from '../data/questionnaireOptions';
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

/** Every answer by its name, cleaned up as it is typed; of questions that were not asked none. */
export const readAnswers = (body: Readonly<Record<string, unknown>>): QuestionnaireAnswers => {
  const given = fieldNames.map((name) => [name, body[name] ?? emptyAnswers[name]]);
  return preparedAnswers(Object.fromEntries(given) as QuestionnaireAnswers);
};

/** A hostile body holds more than texts and flags: not every value can be written as one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

/** Refused answers in the form of a step's errors. */
export const errorWidgets = (answers: QuestionnaireAnswers, errors: FieldErrors): Widget[] => [
  {
    name: QUESTIONNAIRE_WIDGET,
    code: widgetCode(QUESTIONNAIRE_WIDGET),
    errorMessage: [],
    components: Object.entries(errors).map(([name, message]) => ({
      name,
      value: textOf(answers[name as QuestionnaireField]),
      status: 'error',
      errorMessage: [message],
    })),
  },
];
