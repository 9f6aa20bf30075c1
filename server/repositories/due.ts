import { gt, lte, or, type Column, type SQL } from 'drizzle-orm';
import { CLOCK_SKEW_MS } from '../domain/clocks';

/**
 * An instant further ahead than `mostMs` was planned by a clock that has been set back since: nothing is
 * planned so far ahead.
 */
export const isDue = (instant: Column, now: Date, mostMs: number): SQL | undefined =>
  or(lte(instant, now), gt(instant, new Date(now.getTime() + mostMs + CLOCK_SKEW_MS)));
