import { normalizedAnswers } from '../../src/contract/validateStep';
import {
  emptyAnswers,
  QUESTIONNAIRE_WIDGET,
  type QuestionnaireAnswers,
  type QuestionnaireField,
} from '../../src/contract/questionnaire';
import { widgetCode } from '../../src/contract/steps/definition';
import type { FieldErrors } from '../../src/contract/validate';
import type { Widget } from '../../src/contract/wire';

export const QUESTIONNAIRE_STEP = 'self-certifications';
const fieldNames = Object.keys(emptyAnswers) as QuestionnaireField[];

export const readAnswers = (body: Readonly<Record<string, unknown>>): QuestionnaireAnswers => {
  const given = fieldNames.map((name) => [name, body[name] ?? emptyAnswers[name]]);
  return normalizedAnswers(Object.fromEntries(given) as QuestionnaireAnswers);
};

/** '' for values of a hostile body that are neither texts nor flags. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

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
