import type { FormikContextType } from 'formik';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '../../contract/validate';
import { placeOf } from './errorPlaces';
import { flattenErrors } from './errorTree';

export interface Refusals {
  readonly serverErrors: FieldErrors;
  readonly globalErrors: readonly string[];
  readonly failures: number;
}

interface Failure {
  name: string;
  message: string;
  /** Null if it is not on the page. */
  field: HTMLElement | null;
}

interface Attempts {
  failed: number;
  names: readonly string[];
  submitCount: number;
  failures: number | undefined;
  /** The `submitCount` that the service has refused last, perhaps before the submit has ended. */
  refused: number | undefined;
}

const NONE: Attempts = { failed: 0, names: [], submitCount: 0, failures: undefined, refused: undefined };

const byPlace = (a: string, b: string): number => {
  const [first, second] = [a, b].map((name) => document.getElementById(placeOf(name)));
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

export function useFailures(
  { submitCount, isSubmitting, errors }: FormikContextType<unknown>,
  { serverErrors, globalErrors, failures }: Refusals,
): { attempt: number | undefined; messages: readonly Failure[]; general: readonly string[] } {
  const [attempts, setAttempts] = useState(NONE);
  let now = attempts;
  if (!isSubmitting && submitCount !== now.submitCount) {
    const wrong = flattenErrors(errors).map(([name]) => name);
    const names = now.refused === submitCount ? now.names : wrong;
    now = { ...now, submitCount, names, failed: now.failed + Number(wrong.length > 0) };
    setAttempts(now);
  }
  // An effect: on a page that opens with messages, the list and the focus find the fields only then.
  useEffect(() => {
    if (failures === now.failures) return;
    const names = Object.keys(serverErrors);
    const failed = now.failed + Number(names.length > 0 || globalErrors.length > 0);
    setAttempts({ ...now, failures, names, failed, refused: submitCount });
  }, [now, serverErrors, globalErrors, failures, submitCount]);

  const current = new Map([...flattenErrors(errors), ...Object.entries(serverErrors)]);
  const messages = [...now.names].sort(byPlace).flatMap((name) => {
    const message = current.get(name);
    const field = document.getElementById(placeOf(name));
    return message === undefined ? [] : [{ name, message, field }];
  });
  const isCounted = now.failures === failures;
  const general = isCounted ? globalErrors : [];
  return { attempt: now.failed === 0 ? undefined : now.failed, messages, general };
}
