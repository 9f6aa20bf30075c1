/** The questionnaire (spec, 7.6). */
import { emptyApi, mutation } from './emptyApi';
import './hooks';

export const questionnaireApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    questionnaireGet: mutation(build, 'questionnaireGet'),
    questionnaireSave: mutation(build, 'questionnaireSave'),
  }),
});

export const { useQuestionnaireGetMutation } = questionnaireApi;
