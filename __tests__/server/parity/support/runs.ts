import type fc from 'fast-check';
import { isDeep } from '../../../setup/depth';

const number = (name: string, standard: number): number => Number(process.env[name] ?? standard);

/** PARITY_RUNS=20 tries twenty times as many values; PARITY_SEED and PARITY_PATH repeat a failure. */
const factor = number('PARITY_RUNS', isDeep ? 4 : 0.25);
const SEED = 20_261_122;
const asked = process.env['PARITY_SEED'];
const path = process.env['PARITY_PATH'];

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);

export const TIMEOUT_MS = 300_000 * Math.max(1, factor);

/** Other values for each test, the same in every run: a failure is of the code, not of the day. */
export const runs = <T>(numRuns: number): fc.Parameters<T> => ({
  seed: asked === undefined ? SEED ^ hash(expect.getState().currentTestName ?? '') : Number(asked),
  numRuns: Math.max(1, Math.round(numRuns * factor)),
  ...(path !== undefined && { path }),
});
