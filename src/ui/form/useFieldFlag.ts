import { getIn, useFormikContext } from 'formik';

/** Whether the box at a Formik path is ticked, be its value a flag or its text. Renders at every key, as useFieldValue does. */
export function useFieldFlag(name: string): boolean {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return value === true || value === 'true';
}
