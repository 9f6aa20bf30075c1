import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { deleteSession, findSession, insertSession, updateSession } from '../repositories/sessions';
import { clearToken, readToken, writeToken } from './cookie';
import { hashToken, newId, newToken } from './token';

const MINUTE_MS = 60_000;
/** The calls of one moment are written as one; no longer, or the session would end earlier than the applicant is told. */
const SEEN_WRITE_EVERY_MS = 1000;

type Limits = Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_MAX_MINUTES'>;

/** The instants before which a session must have been seen, and made, to be over. */
export const sessionLimits = (
  limits: Limits,
  now: Date,
): { readonly seenBefore: Date; readonly createdBefore: Date } => ({
  seenBefore: new Date(now.getTime() - limits.SESSION_IDLE_MINUTES * MINUTE_MS),
  createdBefore: new Date(now.getTime() - limits.SESSION_MAX_MINUTES * MINUTE_MS),
});

const isOver = (session: Session, limits: Limits, now: Date): boolean => {
  const { seenBefore, createdBefore } = sessionLimits(limits, now);
  return session.seenAt < seenBefore || session.createdAt < createdBefore;
};

/** The session of the request's cookie; undefined without one, or where it is unknown or over. */
export const loadSession = async (deps: AppDeps, request: FastifyRequest): Promise<Session | undefined> => {
  const token = readToken(request);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const session = await findSession(deps.db, tokenHash);
  if (!session) return undefined;
  const now = deps.clock.now();
  if (isOver(session, deps.config, now)) {
    await deleteSession(deps.db, session.id);
    return undefined;
  }
  const rotationDone = session.previousTokenHash !== null && session.tokenHash === tokenHash;
  if (!rotationDone && now.getTime() - session.seenAt.getTime() < SEEN_WRITE_EVERY_MS) return session;
  const changes = { seenAt: now, ...(rotationDone && { previousTokenHash: null }) };
  await updateSession(deps.db, session.id, changes);
  return { ...session, ...changes };
};

export const openSession = async (
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> => {
  const token = newToken();
  const now = deps.clock.now();
  const session: Session = {
    id: newId(),
    tokenHash: hashToken(token),
    previousTokenHash: null,
    productCode: deps.config.PRODUCT_CODES[0] ?? '',
    guid: null,
    resumeGuid: null,
    resumeVerifiedAt: null,
    createdAt: now,
    seenAt: now,
  };
  await insertSession(deps.db, session);
  writeToken(request, reply, token);
  return session;
};

/** Hash of the token that the call came with. */
const usedHash = (request: FastifyRequest): string => hashToken(readToken(request) ?? '');

/**
 * A new token for the same session, so that one learned earlier opens nothing that was confirmed since. The old one
 * dies when the new one first arrives: an answer lost on the way does not end the session.
 */
export const rotateSession = async (
  db: Db,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const token = newToken();
  await updateSession(db, session.id, { tokenHash: hashToken(token), previousTokenHash: usedHash(request) });
  writeToken(request, reply, token);
};

/** Forgets a cookie that opens nothing, so that the next call starts afresh. */
export const forgetCookie = clearToken;
export const hasCookie = (request: FastifyRequest): boolean => readToken(request) !== undefined;
