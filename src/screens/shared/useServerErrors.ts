import { useCallback, useMemo } from 'react';
import { errorsOnPage } from '../../flows/navigation/pageOfErrors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
  selectFailures,
  selectFieldErrors,
  selectGlobalErrors,
  selectSlug,
  selectSubPage,
} from '../../state/selectors';
import { fieldsJudged } from '../../state/step';

export function useServerErrors() {
  const dispatch = useAppDispatch();
  const slug = useAppSelector(selectSlug);
  const subPage = useAppSelector(selectSubPage);
  const errors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  const failures = useAppSelector(selectFailures);
  const serverErrors = useMemo(() => errorsOnPage(slug, errors, subPage), [slug, errors, subPage]);
  const onJudged = useCallback(
    (path: string, message: string) => void dispatch(fieldsJudged({ messages: { [path]: message } })),
    [dispatch],
  );
  return { serverErrors, globalErrors, failures, onJudged };
}
