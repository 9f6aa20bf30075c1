/** A tree with messages as leaves, as in Formik and the contract. */
export type ErrorTree = { readonly [key: string]: ErrorTree | string | undefined };

/** Flattens a tree: {residenza: {cap: 'x'}} → [['residenza.cap', 'x']]. */
export function flattenErrors(tree: ErrorTree, prefix = ''): Array<[name: string, message: string]> {
  return Object.entries(tree).flatMap(([key, value]): Array<[string, string]> => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (value === undefined || value === '') return [];
    return typeof value === 'string' ? [[name, value]] : flattenErrors(value, name);
  });
}
