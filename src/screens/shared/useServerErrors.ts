import { useAppSelector } from '../../state/hooks';
import { selectFieldErrors, selectGlobalErrors } from '../../state/selectors';

/** Returns the service's messages for StepForm: new objects for each response. */
export function useServerErrors() {
  const serverErrors = useAppSelector(selectFieldErrors);
  const globalErrors = useAppSelector(selectGlobalErrors);
  return { serverErrors, globalErrors };
}
