/**
 * Replaces lodash's `toPath` in Formik (scripts/build/aliases.ts): the names of fields are keys with dots
 * between them, 'residenza.cap', and never have brackets.
 */
export default function pathKeys(path: string | readonly string[]): readonly string[] {
  return typeof path === 'string' ? path.split('.') : path;
}
