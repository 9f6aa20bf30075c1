/**
 * In place of lodash's `clone` and `cloneDeep` in Formik (scripts/build/aliases.ts): it copies one level on its way to the
 * value that changes, and never writes into what it was given.
 */
export default function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as readonly unknown[])] as Value;
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
