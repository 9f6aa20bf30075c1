import {
  businessQuestions, emptyAnswers, fundDestinations, type QuestionnaireAnswers,
} from '../questionnaire'; // prettier-ignore
import type { RequestSchema } from '../requestSchemas';
import { answerWith, list, named, text } from './declare';
import { option } from './lookups';

export const questionnaireEntry = named('QuestionnaireEntry', {
  code: text(),
  description: text(),
  values: list(option),
});

const yesNo = { type: 'string', enum: ['true', 'false'] } as const;
const yesNoFields: readonly string[] = [
  ...businessQuestions.map(({ name }) => name),
  'funzionePolitica',
  'funzionePoliticaLegame',
];
const flags: readonly string[] = fundDestinations.map(({ name }) => name);

const schemaOfField = (name: string) =>
  flags.includes(name) ? ({ type: 'boolean' } as const) : yesNoFields.includes(name) ? yesNo : text();

export const questionnaireAnswers = {
  title: 'QuestionnaireAnswers',
  type: 'object',
  required: Object.keys(emptyAnswers),
  properties: Object.fromEntries(Object.keys(emptyAnswers).map((name) => [name, schemaOfField(name)])),
} as RequestSchema<QuestionnaireAnswers>;

export const questionnaireAnswer = answerWith(
  {
    data: {
      ...list(questionnaireEntry),
      description:
        'Entries 0, 3 and 4 are countries, office types and relationship types. Empty in view mode',
    },
    answers: questionnaireAnswers,
  },
  ['answers'],
);
