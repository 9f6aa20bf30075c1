import { createContext, useContext } from 'react';
import type { FieldErrors } from '../../contract/validate';
import type { FieldChecks } from './fieldChecks';
import type { FieldNews } from './fieldNews';
import type { ShownErrors } from './shownErrors';
import type { ShownFields } from './shownFields';

export interface FormScopeValue {
  /** Returns the value at a path, as last rendered: for event handlers and answers of calls. */
  at: (name: string) => unknown;
  /** The controls, whose elements may show something else. */
  fields: ShownFields;
  /** What the controls refuse. */
  checks: FieldChecks;
  /** Announces the fields that come and go. */
  news: FieldNews;
  /**
   * Writes a field's value without validation, and removes the service's message on it; not if it `isSame` as
   * the service has judged, only cleaned up.
   */
  write: (name: string, value: unknown, isSame?: boolean) => void;
  /** Removes the service's message at a path, whose field or group has been edited. */
  dropMessage: (name: string) => void;
  /** A look-up has judged a field's value: its message is shown at once, '' removes it. */
  judge: (name: string, message: string) => void;
  /** Marks a field as touched, without validation. */
  touch: (name: string) => void;
  /** Which fields show their errors. */
  shownErrors: ShownErrors;
  /** Validates once Formik has rendered the newest values: its own calls see those of its last render. */
  requestValidation: () => void;
  /** Says that a field is being filled in by a call (`true`), or no more. Continue waits for it. */
  setPending: (name: string, isPending: boolean) => void;
  /** Runs the work when no field is pending: now, or as soon as the values are there. */
  whenSettled: (work: () => void) => void;
}

/** What a StepForm provides to its fields besides Formik's context. */
export const FormScope = createContext<FormScopeValue | null>(null);

export const NO_ERRORS: FieldErrors = {};

/** The service's messages by path, outside the scope, which is stable. */
export const ServerErrors = createContext<FieldErrors>(NO_ERRORS);

/** Throws outside a StepForm. */
export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field must stand in a StepForm');
  return scope;
}
