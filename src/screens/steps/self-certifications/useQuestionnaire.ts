import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuestionnaireGetMutation } from '../../../api/questionnaire';
import { wordsBesideRetry } from '../../../contract/errors';
import { questionnaireEntries, type QuestionnaireAnswers } from '../../../contract/questionnaire';
import { italyIn, withItalyAsKnown } from '../../../contract/questionnaireCountry';
import { toQuestionnaireAnswers } from '../../../contract/steps/self-certifications';
import { listsOf, type QuestionnaireLists } from './questionnaireLists';

export interface Questionnaire {
  readonly lists: QuestionnaireLists;
  readonly answers: QuestionnaireAnswers;
  /** The key of Italy in the back end's own list. */
  readonly italy: string;
}

interface Activity {
  readonly tipoSocieta?: string;
  readonly settoreAttivita?: string;
}

/** `questionnaire` is null while the lists load first or if that failed; `failure` then has the message. */
export function useQuestionnaire({ tipoSocieta = '', settoreAttivita: sae = '' }: Activity) {
  const [load] = useQuestionnaireGetMutation();
  const [questionnaire, setQuestionnaire] = useState<Questionnaire | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLoaded = useRef(false);

  useEffect(() => {
    // A choice of the business type has emptied the sector, which is about to be chosen.
    if (isLoaded.current && sae === '') return undefined;
    let left = false;
    load({ requestType: 'azienda', sae, tipoSocieta, viewMode: false })
      .unwrap()
      .then(({ data, answers }) => {
        if (left) return;
        const italy = italyIn(data[questionnaireEntries.countries]?.values ?? []);
        const known = withItalyAsKnown(toQuestionnaireAnswers(answers), italy);
        setQuestionnaire({ lists: listsOf(data), answers: known, italy });
        isLoaded.current = true;
      })
      .catch((error: unknown) => {
        // The lists of the choice before stay.
        if (!left && !isLoaded.current) setFailure(wordsBesideRetry(error));
      });
    return () => {
      left = true;
    };
  }, [load, attempt, tipoSocieta, sae]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  return { questionnaire, failure, retry };
}
