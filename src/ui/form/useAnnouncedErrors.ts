import { getIn, type FormikContextType } from 'formik';
import { useEffect, useRef } from 'react';
import { uiCopy } from '../../copy/ui';
import { announce } from '../shell/announce';
import { type ErrorTree, flattenErrors, type FormStatus } from './formStatus';

type Shown = ReadonlyMap<string, string>;
interface Form extends Pick<FormikContextType<unknown>, 'errors' | 'touched' | 'submitCount'> {
  readonly status: FormStatus | undefined;
}

/** Returns the errors that the fields show. */
const shownErrors = ({ errors, touched, submitCount, status }: Form): Shown =>
  new Map([
    ...flattenErrors(errors as ErrorTree).filter(
      ([name]) => submitCount > 0 || getIn(touched, name) === true,
    ),
    ...Object.entries(status?.server ?? {}),
  ]);

/** An error that is gone before, because the validation was still running, is not announced. */
const SETTLED_MS = 200;

/**
 * Announces errors that appear as a field is left. Those of a failed attempt are for the list of errors,
 * which announces them at each attempt.
 */
export function useAnnouncedErrors(formik: FormikContextType<unknown>, attempt: number | undefined): void {
  const { errors, touched, submitCount, isSubmitting } = formik;
  const status = formik.status as FormStatus | undefined;
  const heard = useRef<{ readonly attempt: number | undefined; readonly shown: Shown }>({
    attempt: undefined,
    shown: new Map(),
  });
  useEffect(() => {
    if (isSubmitting) return;
    const shown = shownErrors({ errors, touched, submitCount, status });
    if (attempt !== heard.current.attempt) {
      heard.current = { attempt, shown };
      return;
    }
    const timer = setTimeout(() => {
      const before = heard.current.shown;
      heard.current = { attempt, shown };
      const fresh = [...shown].filter(([name, message]) => before.get(name) !== message);
      const messages = [...new Set(fresh.map(([, message]) => message))];
      if (messages.length > 0) announce(uiCopy.errorList.appeared(messages));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [errors, touched, submitCount, status, isSubmitting, attempt]);
}
