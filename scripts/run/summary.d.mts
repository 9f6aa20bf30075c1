import type { Failure, Result } from './results.mjs';

export const summarise: (
  results: readonly Result[],
  rest?: {
    readonly notRun?: readonly string[];
    readonly unsteady?: readonly Failure[];
    readonly left?: readonly string[];
    readonly budgets?: readonly string[];
    readonly isStrict?: boolean;
  },
) => { readonly lines: readonly string[]; readonly exitCode: 0 | 1 };
