import { useEffect, useState } from 'react';
import { loadStepSagas } from '../../../../flows/start/loadStepSagas';
import { useAppSelector } from '../../../../state/hooks';
import {
  selectCampaignSearch,
  selectDraft,
  selectInitialValues,
  selectStep,
} from '../../../../state/selectors';

const selectTyped = selectDraft('identification');

export function useHandoffLink(): string | undefined {
  const { guid, contactId } = useAppSelector(selectStep);
  const search = useAppSelector(selectCampaignSearch);
  const draft = useAppSelector(selectTyped);
  const received = useAppSelector(selectInitialValues);
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let current = true;
    void loadStepSagas()
      .then(({ handoffLink }) => handoffLink({ request: { guid, contactId }, search, draft, received }))
      .then((made) => {
        if (current) setLink(made);
      });
    return () => {
      current = false;
    };
  }, [guid, contactId, search, draft, received]);
  return link;
}
