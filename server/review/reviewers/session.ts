import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps';
import {
  deleteReviewSession,
  findReviewSession,
  insertReviewSession,
  touchReviewSession,
} from '../../repositories/reviewers';
import { isSecure } from '../../session/cookie';
import { hashToken, newToken } from '../../session/token';

const MINUTE_MS = 60_000;
/** A document may be looked at for a while without a call. */
const IDLE_MS = 30 * MINUTE_MS;
/** A working day. */
const MAX_MS = 10 * 60 * MINUTE_MS;

const NAME = 'apertura-review';
const nameFor = (http: FastifyRequest): string => (isSecure(http) ? `__Host-${NAME}` : NAME);

/** No other site's page, not even a link on it, sends the cookie. */
const optionsFor = (http: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(http) }) as const;

export const reviewSessionLimits = (now: Date) => ({
  seenBefore: new Date(now.getTime() - IDLE_MS),
  createdBefore: new Date(now.getTime() - MAX_MS),
});

const hashOfCookie = (http: FastifyRequest): string | undefined => {
  const token = http.cookies[nameFor(http)];
  return token === undefined ? undefined : hashToken(token);
};

export const reviewerOfCookie = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  http: FastifyRequest,
): Promise<string | undefined> => {
  const tokenHash = hashOfCookie(http);
  if (tokenHash === undefined) return undefined;
  const now = clock.now();
  const session = await findReviewSession(db, tokenHash, reviewSessionLimits(now));
  if (session && now.getTime() - session.seenAt.getTime() >= MINUTE_MS)
    await touchReviewSession(db, tokenHash, now);
  return session?.name;
};

export const openReviewSession = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  http: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<void> => {
  const before = hashOfCookie(http);
  if (before !== undefined) await deleteReviewSession(db, before);
  const token = newToken();
  const now = clock.now();
  await insertReviewSession(db, { tokenHash: hashToken(token), name, createdAt: now, seenAt: now });
  reply.setCookie(nameFor(http), token, optionsFor(http));
};

export const endReviewSession = async (
  { db }: Pick<AppDeps, 'db'>,
  http: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const tokenHash = hashOfCookie(http);
  if (tokenHash !== undefined) await deleteReviewSession(db, tokenHash);
  reply.clearCookie(nameFor(http), optionsFor(http));
};
