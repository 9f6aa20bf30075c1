import { getIn, setIn } from 'formik';
import type { Normalize } from './FormScope';

/** The values with each registered field's clean-up applied; the same object when nothing changes. */
export function normalizeValues<Values extends object>(
  values: Values,
  normalizers: ReadonlyMap<string, Normalize>,
): Values {
  let result: Values = values;
  for (const [name, normalize] of normalizers) {
    const value: unknown = getIn(result, name);
    if (typeof value === 'string') result = setIn(result, name, normalize(value)) as Values;
  }
  return result;
}
