import type { Window } from '../repositories/attempts';

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const perHour = (most: number): Window => ({ most, ms: HOUR_MS });
export const perDay = (most: number): Window => ({ most, ms: DAY_MS });
export const bytesPerDay = (megabytes: number): Window => ({
  most: megabytes * 1_048_576,
  ms: DAY_MS,
  of: 'weight',
});

export interface Counter {
  readonly windows: readonly Window[];
  /** RATE_LIMIT_FACTOR multiplies it. */
  readonly widens?: true;
}

/** High enough for an office or a mobile network that shares one address. */
export const calls = (...windows: Window[]): Counter => ({ windows, widens: true });
export const fixed = (...windows: Window[]): Counter => ({ windows });
