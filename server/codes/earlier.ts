/**
 * The code that an applicant may have while a newer one is on its way. If the newer message is never sent,
 * the earlier code is the last one that arrived, so it must work.
 */
import { MAX_GUESSES } from '../../src/contract/limits';
import type { Db } from '../db/types';
import { findCodeMessage, type CodeMessage } from '../repositories/codeMessages';
import { dropCode, findCode, isUnused, saveCode, type Code, type CodeKey } from '../repositories/codes';
import { sameHash } from './hash';

type Earlier = Pick<
  CodeMessage,
  'earlierHash' | 'earlierTarget' | 'earlierGuesses' | 'earlierSentAt' | 'earlierExpiresAt'
>;

const none: Earlier = {
  earlierHash: '',
  earlierTarget: '',
  earlierGuesses: 0,
  earlierSentAt: null,
  earlierExpiresAt: null,
};

export const isLiving = (code: Code | undefined, now: Date): code is Code =>
  code !== undefined && isUnused(code) && code.expiresAt > now && code.guesses < MAX_GUESSES;

export const earlierOf = (code: Code | undefined, now: Date): Earlier =>
  isLiving(code, now)
    ? {
        earlierHash: code.hash,
        earlierTarget: code.target,
        earlierGuesses: code.guesses,
        earlierSentAt: code.sentAt,
        earlierExpiresAt: code.expiresAt,
      }
    : none;

export const isEarlier = async (
  db: Db,
  key: CodeKey,
  { target, hash, now }: { readonly target: string; readonly hash: string; readonly now: Date },
): Promise<boolean> => {
  const message = await findCodeMessage(db, key);
  if (!message?.earlierExpiresAt || message.earlierTarget !== target) return false;
  return message.earlierExpiresAt > now && sameHash(message.earlierHash, hash);
};

export const restoreEarlier = async (db: Db, message: CodeMessage, sentAt: Date): Promise<void> => {
  const { guid, purpose, sessionId, earlierHash: hash, earlierTarget: target, earlierGuesses } = message;
  const key = { guid, purpose, sessionId };
  const code = await findCode(db, key);
  // Another session was sent a code meanwhile, or this one was confirmed.
  if (!code || !isUnused(code)) return;
  const { earlierSentAt, earlierExpiresAt: expiresAt } = message;
  if (!earlierSentAt || !expiresAt) return dropCode(db, key, sentAt);
  // Guesses at the code that was not sent count: a gateway that is down must not give more of them.
  const guesses = earlierGuesses + code.guesses;
  await saveCode(db, { ...key, hash, target, guesses, sentAt: earlierSentAt, expiresAt });
};
