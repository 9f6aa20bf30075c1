import { createContext } from 'react';

export type Normalize = (text: string) => string;

export interface FormScopeValue {
  /** Judges the whole form once, after what is being written has been rendered. */
  requestValidation: () => void;
  /** A field's text clean-up, applied to what is judged and sent even when the field was never left. Returns the undo. */
  registerNormalizer: (name: string, normalize: Normalize) => () => void;
}

/** What a StepForm gives its fields besides Formik's own context. */
export const FormScope = createContext<FormScopeValue | null>(null);
