import { createHmac } from 'node:crypto';
import type { SessionTimes } from '../../src/contract/wire';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';

const MINUTE_SECONDS = 60;

/** Made from the session's id, which outlives the token. The prefix separates it from code hashes. */
const draftKeyOf = (codeKey: string, { id }: Session): string =>
  createHmac('sha256', codeKey).update(`draft:${id}`).digest('base64url');

export const sessionTimes = (
  { clock, config, codeKey }: Pick<AppDeps, 'clock' | 'config' | 'codeKey'>,
  session: Session,
): SessionTimes => {
  const ageSeconds = (clock.now().getTime() - session.createdAt.getTime()) / 1000;
  const lastsSeconds = config.SESSION_MAX_MINUTES * MINUTE_SECONDS;
  return {
    idleSeconds: config.SESSION_IDLE_MINUTES * MINUTE_SECONDS,
    remainingSeconds: Math.max(0, Math.floor(lastsSeconds - ageSeconds)),
    draftKey: draftKeyOf(codeKey, session),
  };
};
