import { useMemo } from 'react';
import { nestErrors } from '../../contract/validate';
import { useAppSelector } from '../../state/hooks';
import { selectFieldErrors, selectGlobalErrors } from '../../state/selectors';

/** Returns the service's messages for StepForm: a new tree for each response. */
export function useServerErrors() {
  const fieldErrors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  const serverErrors = useMemo(() => nestErrors(fieldErrors), [fieldErrors]);
  return { serverErrors, globalErrors };
}
