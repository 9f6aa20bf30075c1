/** The clocks of replicas differ by less. An instant further ahead is of a clock that was set back since. */
export const CLOCK_SKEW_MS = 30_000;

/** Both in milliseconds. */
export const isOfOtherClock = (instant: number, now: number): boolean => instant > now + CLOCK_SKEW_MS;
