import { getIn, useFormikContext } from 'formik';

/** Like every consumer of Formik's context, the caller renders at every key. */
export function useValueAt(name: string): unknown {
  return getIn(useFormikContext().values, name);
}

export function useFieldValue(name: string): string {
  const value = useValueAt(name);
  return typeof value === 'string' ? value : '';
}

export function useFieldFlag(name: string): boolean {
  const value = useValueAt(name);
  return value === true || value === 'true';
}
