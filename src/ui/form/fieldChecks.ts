import { getIn, setIn } from 'formik';
import type { ErrorTree } from './errorTree';

/** Returns the message for a value that only the control can judge; `error` is that of the form's rules. */
export type FieldCheck = (value: unknown, error: string | undefined) => string | undefined;

/** What the controls themselves refuse: a text that is none of a list's options. */
export interface FieldChecks {
  /** Returns the undo function. */
  readonly add: (name: string, check: FieldCheck) => () => void;
  /** Returns the errors with those of the controls. */
  readonly apply: (errors: ErrorTree, values: object) => ErrorTree;
}

export const createFieldChecks = (): FieldChecks => {
  const all = new Map<string, FieldCheck>();
  return {
    add: (name, check) => {
      all.set(name, check);
      return () => {
        if (all.get(name) === check) all.delete(name);
      };
    },
    apply: (errors, values) => {
      let result = errors;
      for (const [name, check] of all) {
        const message = check(getIn(values, name), getIn(errors, name) as string | undefined);
        if (message !== undefined) result = setIn(result, name, message) as ErrorTree;
      }
      return result;
    },
  };
};
