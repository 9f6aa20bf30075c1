import { questionnaireCalls } from '../contract/calls/questionnaire';
import './hooks';
import { injectCalls } from './injectCalls';

export const questionnaireApi = injectCalls(questionnaireCalls);

export const { useQuestionnaireGetMutation } = questionnaireApi;
