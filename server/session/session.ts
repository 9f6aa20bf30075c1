import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SEEN_EVERY_MS } from '../../src/contract/limits';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { deleteSession, findSession, insertSession, updateSession } from '../repositories/sessions';
import { clearToken, readToken, writeToken } from './cookie';
import { isOver } from './idleTimeout';
import { bindJourney, newJourney } from './journey';
import { beforeCode } from './rotation';
import { hashToken, newId, newToken } from './token';

const MINUTE_MS = 60_000;

/** The app waits one minute for an answer and then repeats the call. */
const OLD_TOKEN_MS = 2 * MINUTE_MS;

export interface Opened {
  /** Undefined without a cookie, or when its session is unknown or has ended. */
  readonly session?: Session;
  /**
   * Set instead of `session` when the token is from before a code was confirmed, since the answer with the
   * new token may have been lost. It allows sending that code again, and nothing else.
   */
  readonly repeating?: Session;
}

const markSeen = async (deps: AppDeps, session: Session, now: Date): Promise<Session> => {
  const rotationDone = session.previousTokenHash !== null;
  if (!rotationDone && now.getTime() - session.seenAt.getTime() < SESSION_SEEN_EVERY_MS) return session;
  const changes = { seenAt: now, ...(rotationDone && { previousTokenHash: null }) };
  await updateSession(deps.db, session.id, changes);
  return { ...session, ...changes };
};

export const loadSession = async (deps: AppDeps, request: FastifyRequest): Promise<Opened> => {
  const token = readToken(request);
  if (token === undefined) return {};
  const tokenHash = hashToken(token);
  const session = await findSession(deps.db, tokenHash, [tokenHash, beforeCode(tokenHash)]);
  if (!session) return {};
  const now = deps.clock.now();
  if (isOver(session, deps.config, now)) {
    await deleteSession(deps.db, session.id);
    return {};
  }
  if (session.tokenHash === tokenHash) return { session: await markSeen(deps, session, now) };
  // An old token does not refresh the session, so its two minutes run from the rotation.
  if (now.getTime() - session.seenAt.getTime() > OLD_TOKEN_MS) return {};
  return session.previousTokenHash === tokenHash ? { session } : { repeating: session };
};

/** With a new token, never one from the client. Throws a Refusal with 429. */
export const openSession = async (
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> => {
  await rateLimitCall({ deps, http: request }, 'sessionByAddress');
  const token = newToken();
  const now = deps.clock.now();
  const session: Session = {
    id: newId(),
    tokenHash: hashToken(token),
    previousTokenHash: null,
    productCode: deps.config.PRODUCT_CODES[0] ?? '',
    guid: null,
    resumeGuid: null,
    resumeProof: null,
    resumeDoor: 'own',
    releasedAt: null,
    waitingUntil: null,
    journey: newJourney(),
    createdAt: now,
    seenAt: now,
  };
  await insertSession(deps.db, session);
  writeToken(request, reply, token);
  bindJourney(request, session.journey);
  return session;
};

/**
 * For a call that was refused before its session was loaded. The call does not count as one of the session.
 */
export const bindJourneyOfCookie = async ({ db }: AppDeps, request: FastifyRequest): Promise<void> => {
  // Calls that are refused first of all, such as those of other sites, have no cookies yet.
  const cookies: FastifyRequest['cookies'] | null | undefined = request.cookies;
  const token = cookies ? readToken(request) : undefined;
  if (token === undefined || request.journey !== '') return;
  const session = await findSession(db, hashToken(token)).catch(() => undefined);
  if (session) bindJourney(request, session.journey);
};

/** The next call then starts without a cookie. */
export const forgetCookie = clearToken;
export const hasCookie = (request: FastifyRequest): boolean => readToken(request) !== undefined;
