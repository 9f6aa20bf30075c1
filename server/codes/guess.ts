import { MAX_GUESSES } from '../../src/contract/limits';
import { CODE_WRONG } from '../../src/contract/refusalTexts';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import {
  countGuess,
  findCode,
  isUnused,
  isUsedAs,
  takeBackGuess,
  useCode,
  type CodeKey,
} from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { acceptCode } from './acceptCode';
import { isEarlier } from './earlier';
import { hashOf, sameHash } from './hash';
import { traceCode } from './trace';

const CODE_ELSEWHERE = `${CODE_WRONG} Un codice vale solo sul dispositivo da cui l’hai chiesto: qui richiedine uno nuovo.`;
export const CODE_OF_OTHERS =
  'Questo codice non vale per i documenti che stai firmando. Richiedine uno nuovo.';
export const CODE_EXPIRED = 'Il codice OTP è scaduto. Richiedine uno nuovo.';
export const CODE_WORN_OUT = 'Hai inserito troppe volte un codice errato. Richiedine uno nuovo.';
export interface Guess {
  readonly key: CodeKey;
  readonly target: string;
  /** A missing or malformed code counts as a guess too. */
  readonly sent: string;
  readonly about?: object;
  /** When it was entered: now, unless the call was begun before. */
  readonly at?: Date;
}

const deadBecause = async (db: Db, key: CodeKey, now: Date): Promise<Refusal> => {
  const dead = await findCode(db, key);
  if (!dead && key.purpose === 'signature') return new Refusal('codeElsewhere', CODE_OF_OTHERS);
  if (!dead) return new Refusal('codeElsewhere', CODE_ELSEWHERE);
  if (dead.hash === '') return new Refusal('codeWrong', CODE_WRONG);
  return dead.expiresAt <= now
    ? new Refusal('codeExpired', CODE_EXPIRED)
    : new Refusal('codeLocked', CODE_WORN_OUT);
};

/** A malformed text counts as a guess too, so its refusal is returned, not thrown. */
const digitsOf = ({
  key,
  sent,
}: Pick<Guess, 'key' | 'sent'>): { readonly code: string } | { readonly refusal: Refusal } => {
  try {
    return { code: acceptCode(sent, key.purpose) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
};

/** A Refusal is thrown after the commit: the counted guess must stay. */
export type Verdict = 'taken' | 'repeated' | Refusal;

/**
 * Counts the guess, then compares it. Call it in a transaction that holds the request's lock. The row of the
 * code stays locked until the result is stored. When a right code arrives several times at once, one is
 * 'taken' and the others are 'repeated'. None of them uses up a guess.
 */
export const compareGuess = async (
  db: Db,
  deps: AppDeps,
  { key, target, sent, about, at }: Guess,
  effect: (db: Db) => Promise<void>,
): Promise<Verdict> => {
  const now = at ?? deps.clock.now();
  const counted = await countGuess(db, key, MAX_GUESSES, now);
  const digits = digitsOf({ key, sent });
  if (!counted) return 'refusal' in digits ? digits.refusal : deadBecause(db, key, now);
  const hash =
    'code' in digits && counted.target === target && hashOf(deps.codeKey, key, target, digits.code);
  if (hash && isUsedAs(counted.hash, hash)) {
    await takeBackGuess(db, key);
    return 'repeated';
  }
  const isRight =
    hash &&
    (sameHash(counted.hash, hash) ||
      (isUnused(counted) && (await isEarlier(db, key, { target, hash, now }))));
  if (!isRight) {
    if (counted.guesses === MAX_GUESSES) await traceCode(db, now, 'code_worn_out', key, target, about);
    return 'refusal' in digits ? digits.refusal : new Refusal('codeWrong', CODE_WRONG);
  }
  await useCode(db, key, hash);
  await traceCode(db, now, 'code_confirmed', key, target, about);
  await effect(db);
  return 'taken';
};

/**
 * Accepts a code once, with `effect` in the same transaction. Returns 'repeated' when the code was accepted
 * before, within its ten minutes: that answer may be lost. Throws a Refusal for any other code.
 */
export const acceptCodeOnce = async (
  deps: AppDeps,
  guess: Guess,
  effect: (db: Db) => Promise<void>,
): Promise<'taken' | 'repeated'> => {
  const verdict = await deps.db.transaction(async (tx) => {
    await lockRequest(tx, guess.key.guid);
    return compareGuess(tx, deps, guess, effect);
  });
  if (verdict instanceof Refusal) throw verdict;
  return verdict;
};
