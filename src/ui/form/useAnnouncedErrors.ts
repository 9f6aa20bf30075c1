import type { FormikContextType } from 'formik';
import { useContext, useEffect, useMemo, useRef } from 'react';
import type { FieldErrors } from '../../contract/validate';
import { uiCopy } from '../../copy/ui';
import { announce } from '../shell/announce';
import { type ErrorTree, flattenErrors } from './errorTree';
import { ServerErrors, useFormScope } from './FormScope';
import type { ShownErrors } from './shownErrors';

type Shown = ReadonlyMap<string, string>;
interface Form extends Pick<FormikContextType<unknown>, 'errors' | 'touched' | 'submitCount'> {
  readonly serverErrors: FieldErrors;
}

const shownErrors = ({ errors, submitCount, serverErrors }: Form, { isShown }: ShownErrors): Shown => {
  return new Map([
    ...flattenErrors(errors as ErrorTree).filter(([name]) => isShown(name, submitCount)),
    ...Object.entries(serverErrors),
  ]);
};

/** An error that is gone before is not announced. */
const SETTLED_MS = 200;

/**
 * Announces errors that appear as a field is left. Those of a failed attempt are for the list of errors,
 * which announces them at each attempt.
 */
export function useAnnouncedErrors(formik: FormikContextType<unknown>, attempt: number | undefined): void {
  const { errors, touched, submitCount, isSubmitting } = formik;
  const { shownErrors: fields } = useFormScope();
  const serverErrors = useContext(ServerErrors);
  const heard = useRef<{ readonly attempt: number | undefined; readonly shown: Shown }>({
    attempt: undefined,
    shown: new Map(),
  });
  const form = useMemo(
    () => ({ errors, touched, submitCount, serverErrors }),
    [errors, touched, submitCount, serverErrors],
  );
  // As rendered: a field that is left because the list of errors takes the focus is not among them yet.
  const rendered = useMemo(() => shownErrors(form, fields), [form, fields]);
  useEffect(() => {
    if (isSubmitting) return;
    if (attempt !== heard.current.attempt) {
      heard.current = { attempt, shown: rendered };
      return;
    }
    const timer = setTimeout(() => {
      const before = heard.current.shown;
      // Fields that a choice has opened are there only now.
      const shown = shownErrors(form, fields);
      heard.current = { attempt, shown };
      const fresh = [...shown].filter(([name, message]) => before.get(name) !== message);
      const messages = [...new Set(fresh.map(([, message]) => message))];
      if (messages.length > 0) announce(uiCopy.errorList.appeared(messages));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [form, fields, rendered, isSubmitting, attempt]);
}
