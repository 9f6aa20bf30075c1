import { useCallback, useEffect, useRef } from 'react';
import type { IdentificationValues } from '../../../contract/steps/identification';
import { subPageRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectFailures, selectFieldErrors, selectSubPage } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { DocumentPage } from './DocumentPage';
import { Handoff } from './handoff/Handoff';
import { firstWrongPage, type PageIndex } from './stepErrors';
import { useIdentification } from './useIdentification';
import { VideoPage } from './VideoPage';

/** Identification: the video, the first document, the second. */
export default function IdentificationStep() {
  const subPage = useAppSelector(selectSubPage);
  const page: PageIndex = subPage === 1 || subPage === 2 ? subPage : 0;
  const sent = useRef<IdentificationValues>(undefined);
  const keepSent = useCallback((values: IdentificationValues) => {
    sent.current = values;
  }, []);
  const form = useIdentification(page, sent, keepSent);
  useFirstWrongPage(page);
  return (
    <ThemeRoot>
      <Handoff>
        {page === 0 ? (
          <VideoPage form={form} />
        ) : (
          <DocumentPage key={page} which={page === 1 ? 'first' : 'second'} form={form} />
        )}
      </Handoff>
    </ThemeRoot>
  );
}

/** After a refusal shows the first sub-page with an error. */
function useFirstWrongPage(page: PageIndex) {
  const dispatch = useAppDispatch();
  const failures = useAppSelector(selectFailures);
  const errors = useAppSelector(selectFieldErrors);
  const answered = useRef(failures);
  useEffect(() => {
    if (failures === answered.current) return;
    answered.current = failures;
    const first = firstWrongPage(errors);
    if (first !== undefined && first !== page) dispatch(subPageRequested(first));
  }, [failures, errors, page, dispatch]);
}
