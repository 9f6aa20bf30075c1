import { getIn, setIn } from 'formik';
import type { ErrorTree } from './errorTree';

/**
 * For what only the control can judge: a text that is none of its list's options. `error` is that of the
 * form's rules.
 */
export type FieldCheck = (value: unknown, error: string | undefined) => string | undefined;

export interface FieldChecks {
  readonly add: (name: string, check: FieldCheck) => () => void;
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
