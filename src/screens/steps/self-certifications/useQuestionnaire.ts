import { useCallback, useEffect, useState } from 'react';
import { useQuestionnaireGetMutation } from '../../../api/questionnaire';
import { wordsBesideRetry } from '../../../contract/errors';
import { questionnaireEntries, type QuestionnaireAnswers } from '../../../contract/questionnaire';
import { toQuestionnaireAnswers } from '../../../contract/steps/self-certifications';
import type { QuestionnaireEntry } from '../../../contract/wire';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export type QuestionnaireLists = Readonly<Record<keyof typeof questionnaireEntries, readonly Choice[]>>;

export interface Questionnaire {
  readonly lists: QuestionnaireLists;
  readonly answers: QuestionnaireAnswers;
}

/** Lists by their position in the response (spec, 3.3). A missing list is empty. */
export const listsOf = (entries: readonly QuestionnaireEntry[]): QuestionnaireLists => {
  const choices = (index: number): readonly Choice[] =>
    (entries[index]?.values ?? []).map(({ key, value }) => ({ value: key, label: value }));
  return Object.fromEntries(
    Object.entries(questionnaireEntries).map(([name, index]) => [name, choices(index)]),
  ) as QuestionnaireLists;
};

/**
 * Loads the questionnaire's lists and saved answers. `questionnaire` is null while they load or if that
 * failed; `failure` then has the message.
 */
export function useQuestionnaire(tipoSocieta: string, sae: string) {
  const [load] = useQuestionnaireGetMutation();
  const [questionnaire, setQuestionnaire] = useState<Questionnaire | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    load({ requestType: 'azienda', sae, tipoSocieta, viewMode: false })
      .unwrap()
      .then(({ data, answers }) => {
        if (!left) setQuestionnaire({ lists: listsOf(data), answers: toQuestionnaireAnswers(answers) });
      })
      .catch((error: unknown) => {
        if (!left) setFailure(wordsBesideRetry(error));
      });
    return () => {
      left = true;
    };
    // The lists depend on the step's saved values. They are not loaded again while the applicant types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  return { questionnaire, failure, retry };
}
