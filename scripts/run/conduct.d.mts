import type { Result } from './results.mjs';

/** Calls `add` with the results of each part; returns a line for each part that could not be run. */
export type Program = (add: (...results: readonly Result[]) => void) => Promise<readonly string[]>;

export const conduct: (
  name: string,
  program: Program,
  options?: { readonly isStrict?: boolean },
) => Promise<void>;
