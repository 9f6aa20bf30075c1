/**
 * The session's token changes with its rights: what somebody learned earlier opens
 * nothing that was confirmed since.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { lockSession, updateSession } from '../repositories/sessions';
import { readToken, writeToken } from './cookie';
import { hashToken, nextToken } from './token';

/** What is kept of a token from before a code was confirmed: it opens less than another old one. */
export const beforeCode = (tokenHash: string): string => `code:${tokenHash}`;

/** The call that a new token goes with. */
export interface Bearer {
  readonly deps: Pick<AppDeps, 'clock' | 'codeKey'>;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Writes the new token of a rotation that was done before into the answer: the one that
 * brought it may have been lost.
 */
const repeatToken = ({ deps, http, reply }: Bearer): string => {
  const token = nextToken(deps.codeKey, readToken(http) ?? '');
  writeToken(http, reply, token);
  return token;
};

/**
 * A new token for the same session, so that one learned earlier opens nothing that was confirmed since. The
 * old one dies when the new one first arrives, or after two minutes; `withCode` says that a code was
 * confirmed, and that until then it only repeats that code. Refuses by 401 a call whose token was replaced
 * since it was let in: a slow one (a password's hash) must not take over what the owner confirmed meanwhile.
 * So it stands in the transaction of what it goes with.
 */
export const rotateSession = async (
  db: Db,
  { id }: Session,
  bearer: Bearer,
  { withCode = false } = {},
): Promise<void> => {
  const before = hashToken(readToken(bearer.http) ?? '');
  const held = await lockSession(db, id);
  if (held?.tokenHash !== before && held?.previousTokenHash !== before)
    throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  await updateSession(db, id, {
    tokenHash: hashToken(repeatToken(bearer)),
    previousTokenHash: withCode ? beforeCode(before) : before,
    seenAt: bearer.deps.clock.now(),
  });
};

/** What the confirmation of a code does to the session's token. */
export interface CodeRotation {
  /** The call came with the token from before the confirmation: the code must be the one that was taken. */
  readonly isRepeat: boolean;
  /** Gives the session its new token, in the transaction of the confirmation. */
  readonly rotate: (db: Db) => Promise<void>;
  /** Answers that token once more. */
  readonly again: () => void;
}

export const codeRotation = (
  session: Session | undefined,
  bearer: Bearer & { readonly repeating: Session | undefined },
): CodeRotation => ({
  isRepeat: bearer.repeating !== undefined,
  rotate: async (db) => {
    if (session) await rotateSession(db, session, bearer, { withCode: true });
  },
  again: () => {
    repeatToken(bearer);
  },
});
