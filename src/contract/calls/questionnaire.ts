import type { QuestionnaireAnswers } from '../questionnaire';
import { declareCalls } from '../declare';
import { requestSchema, type RequestSchema, shortText } from '../requestSchemas';

/** The rules select and validate the fields, with an Italian message for each. */
const answers: RequestSchema<QuestionnaireAnswers> = { type: 'object' };

export const questionnaireCalls = declareCalls('7.6', {
  questionnaireGet: {
    path: '/wgt/acol/get/pg',
    request: requestSchema({
      requestType: { const: 'azienda' },
      sae: shortText,
      tipoSocieta: shortText,
      viewMode: { type: 'boolean' },
    }),
    errors: [401],
    reads: true,
    byScreen: true,
  },
  questionnaireSave: {
    path: '/wgt/acol/save/pg',
    request: answers,
    errors: [401],
    statusOnly: true,
  },
});
