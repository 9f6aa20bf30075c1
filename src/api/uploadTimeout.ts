/** How long a failed upload waits before it tries again by itself, in milliseconds: one entry for each further attempt. */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000];

/** Some browsers wrongly say that they are offline: they get another attempt all the same. */
export const OFFLINE_RECHECK_MS = 30_000;

/** A quarter more or less, so that what one fault has stopped does not come back all at once. */
export const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2);
