/** Sends one-time codes: six digits, valid for ten minutes. A new one may be requested after a minute. */
import { randomInt } from 'node:crypto';
import { OTP_DIGITS, OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import {
  dropCode,
  dropOtherSessions,
  findCode,
  isUnused,
  saveCode,
  type Code,
  type CodeKey,
} from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import type { Destination } from './sendCounters';
import { countSend, uncountSend } from './countSend';
import { MAX_GUESSES } from './guess';
import { hashOf } from './hash';
import { CODE_LIFE_MINUTES } from './messages';
import { traceCode } from './trace';

const LIFE_MS = CODE_LIFE_MINUTES * 60_000;

export const CODE_NOT_SENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';

const newCode = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');

/** Returns the milliseconds until another code may be requested; 0 or less means at once. */
const waitMs = ({ sentAt }: Code, now: Date): number =>
  sentAt.getTime() + OTP_RESEND_AFTER_MS - now.getTime();

/**
 * Returns the whole seconds until another code may be sent to `target`. Returns undefined when no sent code
 * can still be entered or delays the next one.
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
  return isUnused(last) && last.expiresAt > now && last.guesses < MAX_GUESSES ? 0 : undefined;
};

/** Whether the session was sent a resume code that it may still enter. */
export const findValidCode = async (
  db: Db,
  now: Date,
  { id, resumeGuid }: Pick<Session, 'id' | 'resumeGuid'>,
): Promise<boolean> => {
  const code = await findCode(db, { guid: resumeGuid ?? '', purpose: 'resume', sessionId: id });
  return code !== undefined && isUnused(code) && code.expiresAt > now && code.guesses < MAX_GUESSES;
};

/** Throws a Refusal when the locked request may not be sent a code. */
type MaySend = (db: Db, request: Request | undefined) => Promise<void>;

/**
 * Creates and stores a code for the destination. Throws a Refusal when the last code is too recent, or when
 * the limit of the hour or of the day is reached.
 */
const issueCode = (
  deps: AppDeps,
  key: CodeKey,
  destination: Destination,
  maySend: MaySend | undefined,
): Promise<{ code: string; now: Date }> =>
  deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, key.guid);
    await maySend?.(tx, request);
    const now = deps.clock.now();
    const { target } = destination;
    await countSend(tx, key, destination, now);
    const code = newCode();
    await saveCode(tx, {
      ...key,
      target,
      hash: hashOf(deps.codeKey, key, target, code),
      guesses: 0,
      sentAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
    // Each session has its own resume code: a stranger with the link must not invalidate the owner's.
    if (key.purpose !== 'resume') await dropOtherSessions(tx, key);
    await traceCode(tx, deps, 'code_sent', key, target);
    return { code, now };
  });

/** Undoes an undelivered code: it counts against no limit, and a new one may be requested at once. */
const undoSend = (deps: AppDeps, key: CodeKey, destination: Destination, sentAt: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockRequest(tx, key.guid);
    await uncountSend(tx, key, destination, sentAt);
    await dropCode(tx, key, sentAt);
    await traceCode(tx, deps, 'code_not_delivered', key, destination.target);
  });

/**
 * Sends a new code by `deliver`; the code sent before becomes invalid. `maySend` runs with the
 * request locked.
 * Throws its Refusal or another.
 */
export const sendCode = async (
  deps: AppDeps,
  key: CodeKey,
  destination: Destination,
  deliver: (code: string) => Promise<void>,
  maySend?: MaySend,
): Promise<void> => {
  const { code, now } = await issueCode(deps, key, destination, maySend);
  try {
    await deliver(code);
  } catch (error) {
    deps.log.error({ err: error }, 'A code was not delivered');
    await undoSend(deps, key, destination, now);
    throw new Refusal('codeNotSent', CODE_NOT_SENT);
  }
};
