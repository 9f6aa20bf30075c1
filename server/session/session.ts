import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { rateLimitCall } from '../limits/rateLimit';
import { deleteSession, findSession, insertSession, updateSession } from '../repositories/sessions';
import { clearToken, readToken, writeToken } from './cookie';
import { isOver } from './idleTimeout';
import { beforeCode } from './rotation';
import { hashToken, newId, newToken } from './token';

const MINUTE_MS = 60_000;
/** The calls of one moment are written as one; no longer, or the session would end earlier than the applicant is told. */
const SEEN_WRITE_EVERY_MS = 1000;

/** An answer is waited for one minute, and the call made again. */
const OLD_TOKEN_MS = 2 * MINUTE_MS;

/** What the cookie of a call opens. */
export interface Opened {
  /** Undefined without a cookie, or where it is unknown or over. */
  readonly session?: Session;
  /**
   * In its place where the token is the one from before a code was confirmed, and the answer that brought the new one
   * may have been lost: good for sending that code again, and for nothing else.
   */
  readonly repeating?: Session;
}

const seen = async (deps: AppDeps, session: Session, now: Date): Promise<Session> => {
  const rotationDone = session.previousTokenHash !== null;
  if (!rotationDone && now.getTime() - session.seenAt.getTime() < SEEN_WRITE_EVERY_MS) return session;
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
  if (session.tokenHash === tokenHash) return { session: await seen(deps, session, now) };
  // It does not count as seen: what is left of the time runs from the rotation.
  if (now.getTime() - session.seenAt.getTime() > OLD_TOKEN_MS) return {};
  return session.previousTokenHash === tokenHash ? { session } : { repeating: session };
};

/** A new session with a token of its own: what the client came with is never taken over. */
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
    createdAt: now,
    seenAt: now,
  };
  await insertSession(deps.db, session);
  writeToken(request, reply, token);
  return session;
};

/** Forgets a cookie that opens nothing, so that the next call starts afresh. */
export const forgetCookie = clearToken;
export const hasCookie = (request: FastifyRequest): boolean => readToken(request) !== undefined;
