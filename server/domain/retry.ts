const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const FIRST_PAUSE_MS = 10 * SECOND_MS;
const PAUSE_FACTOR = 3;
export const LONGEST_PAUSE_MS = 8 * HOUR_MS;
export const TRIED_FOR_DAYS = 3;
export const TRIED_FOR_MS = TRIED_FOR_DAYS * DAY_MS;

/** Milliseconds: 10 s, 30 s, 90 s and so on, at most 8 hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * PAUSE_FACTOR ** (attempts - 1), LONGEST_PAUSE_MS);

interface Tried {
  /** Including the one that has just failed. */
  readonly attempts: number;
  readonly firstTriedAt: Date | null;
}

export const afterFailure = (
  { attempts, firstTriedAt }: Tried,
  now: Date,
): { readonly status: 'pending' | 'dead'; readonly nextAt: Date } => {
  const isDead = now.getTime() - (firstTriedAt ?? now).getTime() >= TRIED_FOR_MS;
  return { status: isDead ? 'dead' : 'pending', nextAt: new Date(now.getTime() + pauseAfter(attempts)) };
};
