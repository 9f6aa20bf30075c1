import { useCallback, useMemo } from 'react';
import { errorsOnPage } from '../../flows/navigation/pageOfErrors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectFieldErrors, selectGlobalErrors, selectSlug, selectSubPage } from '../../state/selectors';
import { fieldEdited } from '../../state/step';

/** Returns what forgets the message at the path of a field, 'residenza.cap'. */
function useErrorEdited() {
  const dispatch = useAppDispatch();
  return useCallback(
    (path: string) => {
      const [widget = '', component = ''] = path.split('.');
      dispatch(fieldEdited({ widget, component }));
    },
    [dispatch],
  );
}

/**
 * Returns the service's messages for the current sub-page, and what takes one back: new messages are new
 * objects, both of them.
 */
export function useServerErrors() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const errors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  const serverErrors = useMemo(() => errorsOnPage(slug, errors, subPage), [slug, errors, subPage]);
  const onErrorEdited = useErrorEdited();
  return { serverErrors, globalErrors, onErrorEdited };
}
