import { getIn, useFormikContext } from 'formik';

/** The text at a Formik path. Whoever uses it renders at every key: keep it small and its children memoised. */
export function useFieldValue(name: string): string {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return typeof value === 'string' ? value : '';
}
