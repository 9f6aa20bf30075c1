import { getIn, useFormikContext } from 'formik';

/** The text at a Formik path. Whoever uses it renders at every key: keep it small and its children memoised. */
export function useFieldValue(name: string): string {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return typeof value === 'string' ? value : '';
}

/** Whether the box at a Formik path is ticked, be its value a flag or its text. Renders at every key, as useFieldValue does. */
export function useFieldFlag(name: string): boolean {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return value === true || value === 'true';
}
