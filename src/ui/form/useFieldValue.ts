import { getIn, useFormikContext } from 'formik';

/**
 * Returns the text at a Formik path. Renders at every key: keep the component small, memoise its children.
 */
export function useFieldValue(name: string): string {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns whether the box at a Formik path is ticked; its value is a boolean or text. Renders at every key.
 */
export function useFieldFlag(name: string): boolean {
  const { values } = useFormikContext<unknown>();
  const value: unknown = getIn(values, name);
  return value === true || value === 'true';
}
