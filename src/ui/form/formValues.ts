import { getIn, setIn } from 'formik';

/** The newest values of a form, with the text that is being typed. Paths are Formik's: 'residenza.cap'. */
export interface FormValues<Values extends object = object> {
  /** Returns the same object until a value changes. */
  readonly read: () => Values;
  readonly at: (name: string) => unknown;
  /** Returns the text at a path; '' if there is none. */
  readonly text: (name: string) => string;
  /** Stores a value, and tells the followers if it is another one. */
  readonly write: (name: string, value: unknown) => void;
  /** Calls the listener after each change. Returns the undo function. */
  readonly follow: (listener: () => void) => () => void;
}

/**
 * Creates the store that fields write at every key. A change in Formik's state would render each of its
 * consumers, so Formik is given the values only before it uses them (StepForm).
 */
export function createFormValues<Values extends object>(initialValues: Values): FormValues<Values> {
  let values = initialValues;
  const at = (name: string): unknown => getIn(values, name);
  const listeners = new Set<() => void>();
  return {
    read: () => values,
    at,
    text: (name) => {
      const value = at(name);
      return typeof value === 'string' ? value : '';
    },
    write: (name, value) => {
      const next = setIn(values, name, value) as Values;
      if (next === values) return;
      values = next;
      listeners.forEach((listener) => listener());
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
