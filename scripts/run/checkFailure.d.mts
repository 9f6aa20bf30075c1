import type { TestFailure } from './results.mjs';

export const failureOfCheck: (name: string, output: string, signal: string | null) => TestFailure;
