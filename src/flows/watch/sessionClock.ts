/** When the session ends, as far as this browser can know: pure, in epoch milliseconds. */
import type { SessionTimes } from '../../contract/wire';
import type { SessionWarning } from '../../state/ui';

export interface SessionClock {
  /** How long the service waits for a call. */
  readonly idle: number;
  /** The end that nothing moves. */
  readonly limit: number;
  /** When the last call that the service has answered was made. */
  readonly last: number;
}

const WARN_BEFORE_MS = 120_000;
/** The service writes down a call only if the one before is this long ago: what is promised must be true. */
const SEEN_WITHIN_MS = 15_000;
/** A call takes its time to arrive: asked earlier, the service would find the session alive, and prolong it. */
const SURELY_OVER_MS = 5_000;

export const clockOf = ({ idleSeconds, remainingSeconds }: SessionTimes, now: number): SessionClock => ({
  idle: idleSeconds * 1000,
  limit: now + remainingSeconds * 1000,
  last: now,
});

export const heardAt = (clock: SessionClock, at: number): SessionClock =>
  at > clock.last ? { ...clock, last: at } : clock;

export interface Outlook {
  readonly warning: SessionWarning | null;
  /** When the service says that the session is over; 0 before that. */
  readonly over: number;
  /** How long nothing changes by itself. */
  readonly wait: number;
}

const nothingAhead: Outlook = { warning: null, over: 0, wait: Infinity };

/** What is to be said at an instant, and when to look again. */
export const outlook = (clock: SessionClock | null, now: number): Outlook => {
  if (!clock) return nothingAhead;
  const { idle, limit, last } = clock;
  const endsAt = Math.min(last + idle - SEEN_WITHIN_MS, limit);
  const warnAt = endsAt - Math.min(WARN_BEFORE_MS, idle / 2);
  if (now < warnAt) return { ...nothingAhead, wait: warnAt - now };
  const warning = { endsAt, extendable: endsAt < limit };
  const over = Math.min(last + idle, limit) + SURELY_OVER_MS;
  return now < over ? { warning, over: 0, wait: over - now } : { warning, over, wait: Infinity };
};
