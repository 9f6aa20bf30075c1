import { createContext, useContext } from 'react';
import type { FieldErrors } from '../../contract/validate';
import type { FieldChecks } from './fieldChecks';
import type { FieldNews } from './fieldNews';
import type { ShownErrors } from './shownErrors';
import type { ShownFields } from './shownFields';

export interface FormScopeValue {
  /** As last rendered: for event handlers and answers of calls. */
  at: (name: string) => unknown;
  /** The controls, whose elements may show something else. */
  fields: ShownFields;
  checks: FieldChecks;
  news: FieldNews;
  /** Does not validate. If the value `isSame`, only cleaned up, the service's message on it stays. */
  write: (name: string, value: unknown, isSame?: boolean) => void;
  dropMessage: (name: string) => void;
  /** The message of a look-up is shown at once; '' removes it. */
  judge: (name: string, message: string) => void;
  touch: (name: string) => void;
  shownErrors: ShownErrors;
  /** Validates once Formik has rendered the newest values: its own calls see those of its last render. */
  requestValidation: () => void;
  /** True while a call fills in the field: Continue waits for it. */
  setPending: (name: string, isPending: boolean) => void;
  whenSettled: (work: () => void) => void;
}

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
