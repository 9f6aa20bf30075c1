import { useMemo } from 'react';
import { errorsOnPage } from '../../flows/navigation/pageOfErrors';
import { useAppSelector } from '../../state/hooks';
import { selectFieldErrors, selectGlobalErrors, selectSlug, selectSubPage } from '../../state/selectors';

/** Returns the service's messages for the current sub-page: new objects for each response. */
export function useServerErrors() {
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const errors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  const serverErrors = useMemo(() => errorsOnPage(slug, errors, subPage), [slug, errors, subPage]);
  return { serverErrors, globalErrors };
}
