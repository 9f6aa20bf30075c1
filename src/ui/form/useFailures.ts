import type { FormikContextType } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contract/validate';
import { placeOf } from './errorPlaces';
import { useFormScope } from './FormScope';
import { type Answer, type ErrorTree, flattenErrors, type FormStatus } from './formStatus';

interface Failure {
  name: string;
  message: string;
  /** The field, or the group whose error it is; null if it is not on the page. */
  field: HTMLElement | null;
}

interface Attempts {
  /** Number of failed attempts. */
  failed: number;
  /** Fields with errors at the last attempt. */
  names: readonly string[];
  /** The `submitCount` counted so far. */
  submitCount: number;
  answer: Answer | undefined;
}

const NONE: Attempts = { failed: 0, names: [], submitCount: 0, answer: undefined };

const NO_ERRORS: FieldErrors = {};

const byPlace = (a: string, b: string): number => {
  const [first, second] = [a, b].map((name) => document.getElementById(placeOf(name)));
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** Whether these are the messages before without those of edited fields, whose owner has forgotten them. */
const isEdited = (now: Answer, before: Answer, edited: readonly string[]): boolean => {
  const [left, all] = [now.serverErrors ?? NO_ERRORS, before.serverErrors ?? NO_ERRORS];
  const gone = Object.keys(all).filter((path) => !(path in left));
  return (
    now.globalErrors === before.globalErrors &&
    gone.length > 0 &&
    gone.every((path) => edited.includes(path)) &&
    Object.entries(left).every(([path, message]) => all[path] === message)
  );
};

/** Tracks failed attempts: submits that validation refused, and responses with errors. */
export function useFailures(
  formik: FormikContextType<unknown>,
  serverErrors: FieldErrors = NO_ERRORS,
  globalErrors: readonly string[],
): { attempt: number | undefined; messages: readonly Failure[]; general: readonly string[] } {
  const [attempts, setAttempts] = useState(NONE);
  const { changeStatus } = useFormScope();
  const given = useRef<Answer>(undefined);
  const { submitCount, isSubmitting } = formik;
  const errors: ErrorTree = formik.errors;
  const status = formik.status as FormStatus | undefined;
  const answer = status?.answer;

  let now = attempts;
  if (!isSubmitting && submitCount !== now.submitCount) {
    const names = flattenErrors(errors).map(([name]) => name);
    now = { ...now, submitCount, names, failed: now.failed + Number(names.length > 0) };
  }
  // Counted only after the fields show the messages, so that the list and the focus find them.
  if (answer !== now.answer) {
    const names = Object.keys(answer?.serverErrors ?? NO_ERRORS);
    const failed = now.failed + Number(names.length > 0 || answer?.globalErrors.length !== 0);
    now = { ...now, answer, names, failed };
  }
  if (now !== attempts) setAttempts(now);

  useEffect(() => {
    const next: Answer = { serverErrors, globalErrors };
    const last = given.current;
    given.current = next;
    changeStatus((now) =>
      now && last && isEdited(next, last, now.edited ?? []) ? now : { server: serverErrors, answer: next },
    );
  }, [serverErrors, globalErrors, changeStatus]);

  const current = new Map([...flattenErrors(errors), ...Object.entries(status?.server ?? {})]);
  const messages = [...now.names].sort(byPlace).flatMap((name) => {
    const message = current.get(name);
    const field = document.getElementById(placeOf(name));
    return message === undefined ? [] : [{ name, message, field }];
  });
  const general = answer?.globalErrors ?? [];
  return { attempt: now.failed === 0 ? undefined : now.failed, messages, general };
}
