import { questionnaireEntries } from '../../src/contract/questionnaire';
import type { QuestionnaireEntry } from '../../src/contract/wire';
import { questionnaireLists } from '../data/questionnaireOptions';

export const listsOfQuestionnaire = (): QuestionnaireEntry[] =>
  (Object.keys(questionnaireLists) as (keyof typeof questionnaireLists)[])
    .sort((a, b) => questionnaireEntries[a] - questionnaireEntries[b])
    .map((code) => {
      const { description, values } = questionnaireLists[code];
      return { code, description, values: values() };
    });
