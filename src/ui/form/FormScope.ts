import type { FormikProps } from 'formik';
import { createContext, useContext } from 'react';
import type { FormStatus } from './formStatus';

export type Normalize = (text: string) => string;

export interface FormScopeValue {
  /** Formik as of the last render, for callbacks that must not change: no field needs an effect of its own to follow it. */
  formik: () => Pick<FormikProps<unknown>, 'values' | 'setFieldTouched'> | null;
  /** Writes a field's value, judging nothing; what the service said of the value before goes. */
  write: (name: string, value: unknown) => void;
  /** Changes of one and the same moment add up, which Formik's own `setStatus` does not know how to. */
  changeStatus: (change: (status: FormStatus | undefined) => FormStatus | undefined) => void;
  /** Judges the whole form once, after what is being written has been rendered. */
  requestValidation: () => void;
  /** A field's text clean-up, applied to what is judged and sent even when the field was never left. Returns the undo. */
  registerNormalizer: (name: string, normalize: Normalize) => () => void;
}

/** What a StepForm gives its fields besides Formik's own context. */
export const FormScope = createContext<FormScopeValue | null>(null);

/** Throws outside a StepForm. */
export function useFormScope(): FormScopeValue {
  const scope = useContext(FormScope);
  if (!scope) throw new Error('A field must stand in a StepForm');
  return scope;
}
