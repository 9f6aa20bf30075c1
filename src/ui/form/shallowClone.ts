/**
 * Replaces lodash's `clone` and `cloneDeep` in Formik (scripts/build/aliases.ts): a shallow copy suffices,
 * because Formik never mutates the original.
 */
export default function shallowClone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as readonly unknown[])] as Value;
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
