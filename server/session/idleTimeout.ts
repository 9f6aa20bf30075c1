import type { Config } from '../config';
import type { Session } from '../db/schema';

const MINUTE_MS = 60_000;

type Limits = Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_MAX_MINUTES'>;

/** A session that was last seen before the one or created before the other has ended. */
export const sessionLimits = (
  limits: Limits,
  now: Date,
): { readonly seenBefore: Date; readonly createdBefore: Date } => ({
  seenBefore: new Date(now.getTime() - limits.SESSION_IDLE_MINUTES * MINUTE_MS),
  createdBefore: new Date(now.getTime() - limits.SESSION_MAX_MINUTES * MINUTE_MS),
});

export const isOver = (session: Session, limits: Limits, now: Date): boolean => {
  const { seenBefore, createdBefore } = sessionLimits(limits, now);
  return session.seenAt < seenBefore || session.createdAt < createdBefore;
};
