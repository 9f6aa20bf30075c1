import type { FormikContextType } from 'formik';
import { useEffect, useState } from 'react';
import { fieldId } from './fieldId';
import type { FormStatus } from './formStatus';
import { flattenErrors, type ErrorTree } from './paths';

interface Failure {
  name: string;
  message: string;
  /** Its field is on the page. */
  present: boolean;
}

interface Attempts {
  /** How many have failed. */
  failed: number;
  /** Fields that the last one found wrong. */
  names: readonly string[];
  /** What has been counted already. */
  submitCount: number;
  serverErrors: ErrorTree | undefined;
  globalErrors: readonly string[];
}

const NONE: Attempts = { failed: 0, names: [], submitCount: 0, serverErrors: undefined, globalErrors: [] };

const namesIn = (errors: ErrorTree | undefined): string[] =>
  flattenErrors(errors ?? {}).map(([name]) => name);

const byPlace = (a: string, b: string): number => {
  const [first, second] = [document.getElementById(fieldId(a)), document.getElementById(fieldId(b))];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** Follows the attempts that failed: a submit that validation refused, an answer of the service with errors. */
export function useFailures(
  formik: FormikContextType<unknown>,
  serverErrors: ErrorTree | undefined,
  globalErrors: readonly string[],
): { attempt: number | undefined; messages: readonly Failure[] } {
  const [attempts, setAttempts] = useState(NONE);
  const { submitCount, isSubmitting, setStatus } = formik;
  const errors: ErrorTree = formik.errors;

  let now = attempts;
  if (!isSubmitting && submitCount !== now.submitCount) {
    const names = namesIn(errors);
    now = { ...now, submitCount, names, failed: now.failed + Number(names.length > 0) };
  }
  if (serverErrors !== now.serverErrors || globalErrors !== now.globalErrors) {
    const names = namesIn(serverErrors);
    const failed = now.failed + Number(names.length > 0 || globalErrors.length > 0);
    now = { ...now, serverErrors, globalErrors, names, failed };
  }
  if (now !== attempts) setAttempts(now);

  useEffect(() => {
    setStatus({ server: Object.fromEntries(flattenErrors(serverErrors ?? {})) } satisfies FormStatus);
  }, [serverErrors, globalErrors, setStatus]);

  const status = formik.status as FormStatus | undefined;
  const current = new Map([...flattenErrors(errors), ...Object.entries(status?.server ?? {})]);
  const messages = [...now.names].sort(byPlace).flatMap((name) => {
    const message = current.get(name);
    const present = document.getElementById(fieldId(name)) !== null;
    return message === undefined ? [] : [{ name, message, present }];
  });
  return { attempt: now.failed === 0 ? undefined : now.failed, messages };
}
