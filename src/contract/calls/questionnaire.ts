import type { QuestionnaireAnswers } from '../questionnaire';
import { requestSchema, requestSchemaOf } from '../shapes/schema';
import { declareCalls } from './declare';
import { shortText } from '../shapes/parts';

export const questionnaireCalls = declareCalls('7.6', {
  questionnaireGet: {
    path: '/wgt/acol/get/pg',
    request: requestSchema({
      requestType: { type: 'string', const: 'azienda' },
      sae: shortText,
      tipoSocieta: shortText,
      viewMode: { type: 'boolean' },
    }),
    errors: [401],
  },
  questionnaireSave: {
    path: '/wgt/acol/save/pg',
    // The rules select and validate the fields, with an Italian message for each.
    request: requestSchemaOf<QuestionnaireAnswers>(),
    errors: [401],
  },
});
