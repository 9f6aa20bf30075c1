import { randomInt, randomUUID } from 'node:crypto';
import { CODE_LIFE_MINUTES, OTP_DIGITS } from '../../src/contract/limits';
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import type { Counted } from '../limits/countAttempt';
import { findCodeMessage, writeCodeMessage, type CodeMessage } from '../repositories/codeMessages';
import { dropOtherSessions, findCode, saveCode, type Code, type CodeKey } from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { countSend, type SendCount } from './countSend';
import { earlierOf, isLiving } from './earlier';
import { hashOf } from './hash';
import type { Destination } from './sendCounters';
import { traceCode } from './trace';

export const LIFE_MS = CODE_LIFE_MINUTES * 60_000;
/** The app waits no longer for an answer. Then another process may take the message over. */
export const ATTEMPT_MS = 60_000;

export interface Beside {
  readonly limits: readonly Counted[];
  readonly save: () => Promise<void>;
  /** Undoes that, if the code was surely not sent. The request is locked. */
  readonly undo: (db: Db, request: Request | undefined) => Promise<void>;
}

export interface CodeToIssue {
  readonly key: CodeKey;
  readonly destination: Destination;
  readonly about?: object;
  /** Runs with the request locked. Throws a Refusal when the request may not be sent a code. */
  readonly begin?: (db: Db, request: Request | undefined) => Promise<Beside>;
}

export interface Issued {
  readonly message: CodeMessage;
  readonly counted: SendCount;
  /** The same digits may have arrived already. */
  readonly isAgain: boolean;
  readonly undo?: Beside['undo'];
}

const newDigits = (): string => String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');

/**
 * Returns the message of the session's code, if the code can still be entered and nobody knows whether it
 * arrived. Then the same digits are sent again, so that it does not matter which message arrives last.
 */
const uncertain = async (
  db: Db,
  { codeKey }: Pick<AppDeps, 'codeKey'>,
  { code, target, now }: { readonly code: Code | undefined; readonly target: string; readonly now: Date },
): Promise<CodeMessage | undefined> => {
  if (!isLiving(code, now)) return undefined;
  const message = await findCodeMessage(db, code);
  const isSame = message?.target === target && hashOf(codeKey, code, target, message.digits) === code.hash;
  return isSame ? message : undefined;
};

/**
 * This process has taken the message for a first attempt. Throws a Refusal when the last code is too recent,
 * or when a limit is reached.
 */
export const issueCode = (deps: AppDeps, { key, destination, about, begin }: CodeToIssue): Promise<Issued> =>
  deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, key.guid);
    const beside = await begin?.(tx, request);
    const { target } = destination;
    const counted = await countSend(tx, deps, { key, destination, limits: beside?.limits ?? [] });
    const now = counted.at;
    const code = await findCode(tx, key);
    const before = await uncertain(tx, deps, { code, target, now });
    const digits = before?.digits ?? newDigits();
    const message: CodeMessage = {
      ...(before ?? earlierOf(code, now)),
      ...key,
      target,
      digits,
      expiresAt: new Date(now.getTime() + LIFE_MS),
      attempts: 1,
      nextAt: new Date(now.getTime() + ATTEMPT_MS),
      attempt: randomUUID(),
    };
    await saveCode(tx, {
      ...key,
      target,
      hash: hashOf(deps.codeKey, key, target, digits),
      guesses: 0,
      sentAt: now,
      expiresAt: message.expiresAt,
    });
    await writeCodeMessage(tx, message);
    // Each session has its own resume code: a stranger with the link must not invalidate the owner's.
    if (key.purpose !== 'resume') await dropOtherSessions(tx, key);
    await beside?.save();
    await traceCode(tx, now, 'code_sent', key, target, about);
    return { message, counted, isAgain: before !== undefined, ...(beside && { undo: beside.undo }) };
  });
