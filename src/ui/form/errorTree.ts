export type ErrorTree = { readonly [key: string]: ErrorTree | string | undefined };

export function flattenErrors(tree: ErrorTree, prefix = ''): Array<[name: string, message: string]> {
  return Object.entries(tree).flatMap(([key, value]): Array<[string, string]> => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (value === undefined || value === '') return [];
    return typeof value === 'string' ? [[name, value]] : flattenErrors(value, name);
  });
}
