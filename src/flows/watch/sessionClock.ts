/** Times are epoch milliseconds. */
import { SESSION_SEEN_EVERY_MS } from '../../contract/limits';
import type { SessionTimes } from '../../contract/wire';
import type { SessionWarning } from '../../state/ui';

export interface SessionClock {
  /** Idle timeout in milliseconds. */
  readonly idle: number;
  /** The absolute end of the session. */
  readonly limit: number;
  /** When the last answered call was made. */
  readonly last: number;
}

const WARN_BEFORE_MS = 120_000;
/** Margin after the end: a call that arrives earlier would prolong the session. */
const SURELY_OVER_MS = 5_000;

export const clockOf = ({ idleSeconds, remainingSeconds }: SessionTimes, now: number): SessionClock => ({
  idle: idleSeconds * 1000,
  limit: now + remainingSeconds * 1000,
  last: now,
});

export const withCallAt = (clock: SessionClock, at: number): SessionClock =>
  at > clock.last ? { ...clock, last: at } : clock;

export interface Outlook {
  readonly warning: SessionWarning | null;
  /** When the service is sure to report the end of the session; 0 before that. */
  readonly over: number;
  /** Milliseconds until the outlook changes without an event. */
  readonly wait: number;
}

const nothingAhead: Outlook = { warning: null, over: 0, wait: Infinity };

export const outlook = (clock: SessionClock | null, now: number): Outlook => {
  if (!clock) return nothingAhead;
  const { idle, limit, last } = clock;
  const endsAt = Math.min(last + idle - SESSION_SEEN_EVERY_MS, limit);
  const warnAt = endsAt - Math.min(WARN_BEFORE_MS, idle / 2);
  if (now < warnAt) return { ...nothingAhead, wait: warnAt - now };
  const warning = { endsAt, extendable: endsAt < limit };
  const over = Math.min(last + idle, limit) + SURELY_OVER_MS;
  return now < over ? { warning, over: 0, wait: over - now } : { warning, over, wait: Infinity };
};
