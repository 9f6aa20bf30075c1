/** One-time codes, as they are entered: each attempt is counted before anything is compared. */
import type { AppDeps } from '../deps';
import type { Db } from '../db/types';
import { codeOf } from '../domain/code';
import { Refusal } from '../errors';
import { countAttempt } from '../limits/count';
import { countGuess, findCode, isUsedAs, useCode, type CodeKey } from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { guessBounds, type Door } from './bounds';
import { hashOf, sameHash } from './hash';
import { traceCode } from './trace';

export const MAX_GUESSES = 5;

export const CODE_WRONG = 'Il codice OTP che hai inserito non è valido.';
export const CODE_EXPIRED = 'Il codice OTP è scaduto. Richiedine uno nuovo.';
export const CODE_WORN_OUT = 'Hai inserito troppe volte un codice errato. Richiedine uno nuovo.';
export const tooManyGuesses = (wait: string): string =>
  `Per sicurezza abbiamo sospeso i codici per questo recapito. Potrai riprovare tra ${wait}.`;

export interface Guess {
  readonly key: CodeKey;
  /** The address or number whose code it is, as the caller has it. */
  readonly target: string;
  /** Whose codes are guessed, for the daily bound: see guessBounds. Without it, where the code was sent in truth. */
  readonly identity?: string;
  readonly door?: Door;
  /** As it was sent: missing or malformed, it is a guess all the same. */
  readonly sent: string;
}

/** Why no guess was left. */
const refuseDead = async (deps: AppDeps, key: CodeKey, now: Date): Promise<never> => {
  const dead = await findCode(deps.db, key);
  if (!dead || dead.hash === '') throw new Refusal(CODE_WRONG);
  throw new Refusal(dead.expiresAt <= now ? CODE_EXPIRED : CODE_WORN_OUT);
};

const wornOut = (deps: AppDeps, { key, target }: Guess): Promise<void> =>
  traceCode(deps.db, deps, 'code_worn_out', key, target);

/**
 * Takes a code, once: `effect` is what it does, stored with it or not at all. 'repeated' where the same code had been
 * taken before, within its ten minutes: its answer may have been lost. Refuses any other.
 */
export const takeCode = async (
  deps: AppDeps,
  guess: Guess,
  effect: (db: Db) => Promise<void>,
): Promise<'taken' | 'repeated'> => {
  const { key, target, identity, door = 'own', sent } = guess;
  const now = deps.clock.now();
  const counted = await countGuess(deps.db, key, MAX_GUESSES, now);
  if (counted) {
    for (const { subject, windows } of guessBounds(key, identity ?? counted.target, door))
      await countAttempt(deps, subject, windows, tooManyGuesses);
  }
  const isLast = counted?.guesses === MAX_GUESSES;
  let code: string;
  try {
    code = codeOf(sent);
  } catch (error) {
    if (isLast) await wornOut(deps, guess);
    throw error;
  }
  if (!counted) return refuseDead(deps, key, now);
  const hash = hashOf(deps.codeKey, key, target, code);
  if (counted.target === target && isUsedAs(counted.hash, hash)) return 'repeated';
  if (counted.target !== target || !sameHash(counted.hash, hash)) {
    if (isLast) await wornOut(deps, guess);
    throw new Refusal(CODE_WRONG);
  }
  return deps.db.transaction(async (tx) => {
    await lockRequest(tx, key.guid);
    if (!(await useCode(tx, key, hash))) {
      // At the same time another call took it, or a new code was sent.
      if (isUsedAs((await findCode(tx, key))?.hash ?? '', hash)) return 'repeated';
      throw new Refusal(CODE_WRONG);
    }
    await traceCode(tx, deps, 'code_confirmed', key, target);
    await effect(tx);
    return 'taken';
  });
};
