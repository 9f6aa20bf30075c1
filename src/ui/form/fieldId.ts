/** Returns the id of the field at a Formik path: 'residenza.cap' is 'campo-residenza-cap'. */
export function fieldId(name: string): string {
  return `campo-${name.replace(/[^\w-]+/g, '-')}`;
}
