/** A suffix as in `{barCode}.pdf` stays. */
export const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
