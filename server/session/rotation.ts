/**
 * Changes the session's token when its rights change, so that an older, leaked token gives no access to later
 * data.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { replaceToken } from '../repositories/sessions';
import { readToken, writeTokenOnSuccess } from './cookie';
import { hashToken, nextToken } from './token';

/** A token from before a code was confirmed allows less than other ones. */
export const beforeCode = (tokenHash: string): string => `code:${tokenHash}`;

export interface Bearer {
  readonly deps: Pick<AppDeps, 'clock' | 'codeKey'>;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

const tokenAfter = ({ deps, http }: Bearer): string => nextToken(deps.codeKey, readToken(http) ?? '');

/**
 * The old token is valid until the new one first arrives, or for two minutes. `withCode`: a code was
 * confirmed, and until then the old token may only repeat that code. Throws a Refusal with 401 when the
 * call's token was replaced since the call began: a slow call (hashing a password) must not take over what
 * the owner confirmed meanwhile. Call it in the transaction of the change that it belongs to.
 */
export const rotateSession = async (
  db: Db,
  { id }: Session,
  bearer: Bearer,
  { withCode = false } = {},
): Promise<void> => {
  const before = hashToken(readToken(bearer.http) ?? '');
  const next = tokenAfter(bearer);
  const isReplaced = await replaceToken(db, id, before, {
    tokenHash: hashToken(next),
    previousTokenHash: withCode ? beforeCode(before) : before,
    seenAt: bearer.deps.clock.now(),
  });
  if (!isReplaced) throw new Refusal('tokenReplaced', SESSION_ENDED, { httpStatus: 401 });
  writeTokenOnSuccess(bearer.http, bearer.reply, next);
};

export interface CodeRotation {
  /** The call has the token from before the confirmation, so the code must be the one that was accepted. */
  readonly isRepeat: boolean;
  /** Call it in the transaction of the confirmation. */
  readonly rotate: (db: Db) => Promise<void>;
  /** Writes the new token once more: the first answer may be lost. */
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
    writeTokenOnSuccess(bearer.http, bearer.reply, tokenAfter(bearer));
  },
});
