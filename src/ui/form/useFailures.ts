import type { FormikContextType } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from './fieldId';
import type { FormStatus } from './formStatus';
import { flattenErrors, type ErrorTree } from './paths';

interface Failure {
  name: string;
  message: string;
  /** Its field is on the page. */
  present: boolean;
}

interface Attempt {
  /** 0: none yet. */
  number: number;
  names: readonly string[];
}

const byPlace = (a: string, b: string): number => {
  const [first, second] = [document.getElementById(fieldId(a)), document.getElementById(fieldId(b))];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** Follows the attempts: a submit that validation refused, an answer of the service with errors. */
export function useFailures(
  formik: FormikContextType<unknown>,
  serverErrors: ErrorTree | undefined,
  globalErrors: readonly string[],
): { attempt: number | undefined; messages: readonly Failure[] } {
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, names: [] });
  const judged = useRef(0);
  const { errors, submitCount, isSubmitting, setStatus } = formik;

  useEffect(() => {
    if (isSubmitting || submitCount === judged.current) return;
    judged.current = submitCount;
    const names = flattenErrors(errors as ErrorTree).map(([name]) => name);
    setAttempt(({ number }) =>
      names.length > 0 ? { number: number + 1, names: names.sort(byPlace) } : { number, names },
    );
  }, [errors, submitCount, isSubmitting]);

  useEffect(() => {
    const server = Object.fromEntries(flattenErrors(serverErrors ?? {}));
    setStatus({ server } satisfies FormStatus);
    const names = Object.keys(server);
    if (names.length === 0 && globalErrors.length === 0) return;
    setAttempt(({ number }) => ({ number: number + 1, names: names.sort(byPlace) }));
  }, [serverErrors, globalErrors, setStatus]);

  const current = new Map(flattenErrors(errors as ErrorTree));
  for (const [name, message] of Object.entries((formik.status as FormStatus | undefined)?.server ?? {}))
    current.set(name, message);
  const messages = attempt.names.flatMap((name) => {
    const message = current.get(name);
    return message === undefined
      ? []
      : [{ name, message, present: document.getElementById(fieldId(name)) !== null }];
  });
  return { attempt: attempt.number === 0 ? undefined : attempt.number, messages };
}
