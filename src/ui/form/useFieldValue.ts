import { getIn, useFormikContext } from 'formik';

/** Returns the value at a Formik path. Like every consumer of Formik's context, it renders at every key. */
export function useValueAt(name: string): unknown {
  return getIn(useFormikContext().values, name);
}

/** Returns the text at a Formik path; '' if there is none. */
export function useFieldValue(name: string): string {
  const value = useValueAt(name);
  return typeof value === 'string' ? value : '';
}

/** Returns whether the box at a Formik path is ticked; its value is a boolean or text. */
export function useFieldFlag(name: string): boolean {
  const value = useValueAt(name);
  return value === true || value === 'true';
}
