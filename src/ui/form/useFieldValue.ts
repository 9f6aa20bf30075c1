import { useSyncExternalStore } from 'react';
import type { FormValues } from './formValues';
import { useFormScope } from './FormScope';

/**
 * Returns what `select` makes of the form's newest values. Renders when the result changes: return text, a
 * flag or a number, and no more than is shown.
 */
export function useFormValue<Result>(select: (values: FormValues) => Result): Result {
  const { values } = useFormScope();
  return useSyncExternalStore(values.follow, () => select(values));
}

/** Returns the text at a Formik path. Renders at every key in its field: keep the component small. */
export function useFieldValue(name: string): string {
  return useFormValue(({ text }) => text(name));
}

/** Returns whether the box at a Formik path is ticked; its value is a boolean or text. */
export function useFieldFlag(name: string): boolean {
  return useFormValue(({ at }) => at(name) === true || at(name) === 'true');
}
