import type { Grey } from '../formats/picture';

interface Speck {
  readonly size: number;
}
export const MOST_SPECKS: number;
export const specksOf: (grey: Grey) => { readonly specks: readonly Speck[] };
