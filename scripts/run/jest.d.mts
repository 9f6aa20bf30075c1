import type { Result } from './results.mjs';

export const runJest: (
  name: string,
  options?: {
    readonly args?: readonly string[];
    readonly workers?: number;
    readonly isListed?: boolean;
    readonly env?: NodeJS.ProcessEnv;
  },
) => Promise<Result>;
