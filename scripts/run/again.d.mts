import type { Failure, Result } from './results.mjs';

export const runAgain: (
  results: readonly Result[],
) => Promise<{ readonly results: readonly Result[]; readonly unsteady: readonly Failure[] }>;
