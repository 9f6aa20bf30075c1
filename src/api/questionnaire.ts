import { questionnaireCalls } from '../contract/calls/questionnaire';
import { questionnaireReaders } from './answers/questionnaire';
import './hooks';
import { injectCalls } from './injectCalls';

export const questionnaireApi = injectCalls(questionnaireCalls, questionnaireReaders);

export const { useQuestionnaireGetMutation } = questionnaireApi;
