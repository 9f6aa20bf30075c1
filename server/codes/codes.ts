/** One-time codes: six digits, ten minutes, one use, five guesses, a new one after a minute. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS, OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors';
import {
  countGuess,
  countSends,
  dropCode,
  findCode,
  saveCode,
  useCode,
  type Code,
  type CodeKey,
} from '../repositories/codes';
import { lockRequest } from '../repositories/requests';

const LIFE_MS = 600_000;
const MAX_GUESSES = 5;
const HOUR_MS = 3_600_000;
const MAX_SENDS_PER_HOUR = 10;

export const CODE_WRONG = 'Il codice OTP che hai inserito non è valido.';
export const CODE_EXPIRED = 'Il codice OTP è scaduto. Richiedine uno nuovo.';
export const CODE_WORN_OUT = 'Hai inserito troppe volte un codice errato. Richiedine uno nuovo.';
export const CODE_NOT_SENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
export const TOO_MANY_CODES = 'Hai richiesto troppi codici. Riprova tra un’ora.';
export const codeTooSoon = (seconds: number): string =>
  `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`;

const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');

const hashOf = (codeKey: string, key: CodeKey, target: string, code: string): string =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify([key.guid, key.purpose, key.sessionId, target, code]))
    .digest('hex');

const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Milliseconds until another code may be asked for; 0 or less at once. */
const waitMs = ({ sentAt }: Code, now: Date): number =>
  sentAt.getTime() + OTP_RESEND_AFTER_MS - now.getTime();

/**
 * Whole seconds until another code may be sent to `target`; undefined where none was sent that can still be entered
 * or that holds up the next.
 */
export const secondsToResend = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: CodeKey,
  target: string,
): Promise<number | undefined> => {
  const now = clock.now();
  const last = await findCode(db, key);
  if (last?.target !== target) return undefined;
  const wait = waitMs(last, now);
  if (wait > 0) return Math.ceil(wait / 1000);
  return last.hash !== '' && last.expiresAt > now && last.guesses < MAX_GUESSES ? 0 : undefined;
};

/** Makes and stores a code for `target`; refuses too soon after the last one, and too many in an hour. */
const issueCode = ({ db, clock, codeKey }: AppDeps, key: CodeKey, target: string): Promise<string> =>
  db.transaction(async (tx) => {
    await lockRequest(tx, key.guid);
    const now = clock.now();
    const last = await findCode(tx, key);
    const wait = last ? waitMs(last, now) : 0;
    // Somebody who mends a mistyped address does not wait for a code that went elsewhere.
    if (last?.target === target && wait > 0) throw new Refusal(codeTooSoon(Math.ceil(wait / 1000)));
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    if ((await countSends(tx, key.guid, key.purpose, hourAgo)) >= MAX_SENDS_PER_HOUR)
      throw new Refusal(TOO_MANY_CODES);
    const counting = last !== undefined && last.countedFrom > hourAgo;
    const code = newCode();
    await saveCode(tx, {
      ...key,
      target,
      hash: hashOf(codeKey, key, target, code),
      guesses: 0,
      sends: (counting ? last.sends : 0) + 1,
      countedFrom: counting ? last.countedFrom : now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
    return code;
  });

/** Sends a new code by `deliver`; what was sent before is dead. */
export const sendCode = async (
  deps: AppDeps,
  key: CodeKey,
  target: string,
  deliver: (code: string) => Promise<void>,
): Promise<void> => {
  const code = await issueCode(deps, key, target);
  try {
    await deliver(code);
  } catch (error) {
    await dropCode(deps.db, key);
    deps.log.error({ err: error }, 'A code was not delivered');
    throw new Refusal(CODE_NOT_SENT);
  }
};

/** Takes the code of `target`, once. Refuses a wrong, old or used one; every attempt counts as a guess first. */
export const takeCode = async (deps: AppDeps, key: CodeKey, target: string, code: string): Promise<void> => {
  const now = deps.clock.now();
  const living = await countGuess(deps.db, key, MAX_GUESSES, now);
  if (living) {
    const right = living.target === target && sameHash(living.hash, hashOf(deps.codeKey, key, target, code));
    if (right && (await useCode(deps.db, key, living.hash))) return;
    throw new Refusal(CODE_WRONG);
  }
  const dead = await findCode(deps.db, key);
  if (!dead || dead.hash === '') throw new Refusal(CODE_WRONG);
  throw new Refusal(dead.expiresAt <= now ? CODE_EXPIRED : CODE_WORN_OUT);
};
