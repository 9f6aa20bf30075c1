/** One-time codes, as they are entered: each attempt is counted before anything is compared. */
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { countGuess, findCode, isUsedAs, takeBackGuess, useCode, type CodeKey } from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { acceptCode } from './acceptCode';
import { hashOf, sameHash } from './hash';
import { traceCode } from './trace';

export const MAX_GUESSES = 5;

export const CODE_WRONG = 'Il codice OTP che hai inserito non è valido.';
export const CODE_EXPIRED = 'Il codice OTP è scaduto. Richiedine uno nuovo.';
export const CODE_WORN_OUT = 'Hai inserito troppe volte un codice errato. Richiedine uno nuovo.';
export interface Guess {
  readonly key: CodeKey;
  /** The address or number whose code it is, as the caller has it. */
  readonly target: string;
  /** As it was sent: missing or malformed, it is a guess all the same. */
  readonly sent: string;
}

/** Why no guess was left. */
const deadBecause = async (db: Db, key: CodeKey, now: Date): Promise<Refusal> => {
  const dead = await findCode(db, key);
  if (!dead || dead.hash === '') return new Refusal(CODE_WRONG);
  return new Refusal(dead.expiresAt <= now ? CODE_EXPIRED : CODE_WORN_OUT);
};

/** The digits of what was sent, or why there are none: that is a guess too. */
const digitsOf = (sent: string): { readonly code: string } | { readonly refusal: Refusal } => {
  try {
    return { code: acceptCode(sent) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
};

type Verdict = 'taken' | 'repeated' | Refusal;

/**
 * Counts the guess, and only then compares. The row of the code stays locked until the verdict is
 * stored: of right codes at the same time one is taken and the others repeat it, however many they are,
 * and none of them uses a guess up.
 */
const compareGuess = async (
  db: Db,
  deps: AppDeps,
  { key, target, sent }: Guess,
  effect: (db: Db) => Promise<void>,
): Promise<Verdict> => {
  const now = deps.clock.now();
  await lockRequest(db, key.guid);
  const counted = await countGuess(db, key, MAX_GUESSES, now);
  const digits = digitsOf(sent);
  if (!counted) return 'refusal' in digits ? digits.refusal : deadBecause(db, key, now);
  const hash =
    'code' in digits && counted.target === target && hashOf(deps.codeKey, key, target, digits.code);
  if (hash && isUsedAs(counted.hash, hash)) {
    await takeBackGuess(db, key);
    return 'repeated';
  }
  if (!hash || !sameHash(counted.hash, hash)) {
    if (counted.guesses === MAX_GUESSES) await traceCode(db, deps, 'code_worn_out', key, target);
    return 'refusal' in digits ? digits.refusal : new Refusal(CODE_WRONG);
  }
  await useCode(db, key, hash);
  await traceCode(db, deps, 'code_confirmed', key, target);
  await effect(db);
  return 'taken';
};

/**
 * Takes a code, once: `effect` is what it does, stored with it or not at all. 'repeated' where the same code
 * had been taken before, within its ten minutes: its answer may have been lost. Refuses any other.
 */
export const takeCode = async (
  deps: AppDeps,
  guess: Guess,
  effect: (db: Db) => Promise<void>,
): Promise<'taken' | 'repeated'> => {
  const verdict = await deps.db.transaction((tx) => compareGuess(tx, deps, guess, effect));
  // Thrown only now: what was counted must stay.
  if (verdict instanceof Refusal) throw verdict;
  return verdict;
};
