import { createContext, useContext } from 'react';
import type { FormStatus } from './formStatus';
import type { FormValues } from './formValues';

export type Normalize = (text: string) => string;

export interface FormScopeValue {
  /** The newest values. Formik has them when it validates or submits. */
  values: FormValues;
  /** Writes a field's value without validation, and removes the service's message on it. */
  write: (name: string, value: unknown) => void;
  /** Marks a field as touched, without validation. */
  touch: (name: string) => void;
  /** Updates Formik's status by a function: simultaneous updates add up, unlike with `setStatus`. */
  changeStatus: (change: (status: FormStatus | undefined) => FormStatus | undefined) => void;
  /** Validates the newest values once, after Formik has rendered them. */
  requestValidation: () => void;
  /** Says that a field is being filled in by a call (`true`), or no more. Continue waits for it. */
  setPending: (name: string, isPending: boolean) => void;
  /**
   * Runs the work when no field is pending: now, or as soon as the values are there. Formik has been given
   * the newest then.
   */
  whenSettled: (work: () => void) => void;
  /**
   * Registers a field's normaliser, applied before validation and submit even if the field was never left.
   * Returns the undo function.
   */
  registerNormalizer: (name: string, normalize: Normalize) => () => void;
}

/** What a StepForm provides to its fields besides Formik's context. */
export const FormScope = createContext<FormScopeValue | null>(null);

/** Throws outside a StepForm. */
export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field must stand in a StepForm');
  return scope;
}
