import { newRequestRequested, ownRequestRequested, restartRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { pathOfStep } from '../../state/paths';
import { selectResume, selectSlug } from '../../state/selectors';

/** Begins anew: with the session's own request where one waits beside that which was found. */
export function useNewRequest() {
  const dispatch = useAppDispatch();
  const { found } = useAppSelector(selectResume);
  const isLocked = useAppSelector(selectSlug) === 'auth';
  return () => {
    if (found) dispatch(ownRequestRequested());
    else if (isLocked) dispatch(newRequestRequested());
    else dispatch(restartRequested(pathOfStep('contact-info')));
  };
}
