import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { NotDelivered } from '../errors/notDelivered';
import { Refusal } from '../errors/refusal';
import { deleteCodeMessage, updateCodeMessage } from '../repositories/codeMessages';
import { allowResend, findCode, type Code, type CodeKey } from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { isOfOtherClock } from '../domain/clocks';
import { pauseAfter } from '../domain/retry';
import { uncountPause, uncountSend } from './countSend';
import { isLiving, restoreEarlier } from './earlier';
import { issueCode, type CodeToIssue, type Issued } from './issue';
import { sendCodeMessage } from './messages';
import { traceCode } from './trace';

const CODE_NOT_SENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';

const waitMs = ({ sentAt }: Code, now: Date): number =>
  isOfOtherClock(sentAt.getTime(), now.getTime())
    ? 0
    : sentAt.getTime() + OTP_RESEND_AFTER_MS - now.getTime();

/** Undefined when no sent code can still be entered or delays the next one. */
export const secondsToResend = async (
  { db, clock }: Pick<AppDeps, 'clock'> & { readonly db: Db },
  key: CodeKey,
  target: string,
): Promise<number | undefined> => {
  const now = clock.now();
  const last = await findCode(db, key);
  if (last?.target !== target) return undefined;
  const wait = waitMs(last, now);
  if (wait > 0) return Math.ceil(wait / 1000);
  return isLiving(last, now) ? 0 : undefined;
};

export const findValidCode = async (
  db: Db,
  now: Date,
  { id, resumeGuid }: Pick<Session, 'id' | 'resumeGuid'>,
): Promise<boolean> =>
  isLiving(await findCode(db, { guid: resumeGuid ?? '', purpose: 'resume', sessionId: id }), now);

/** A code that was not sent counts against no limit, and a new one may be requested at once. */
const undoSend = (deps: AppDeps, { message, counted, undo }: Issued): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, message.guid);
    await uncountSend(tx, counted);
    // A newer code has replaced it, or the request was erased.
    if (!(await deleteCodeMessage(tx, message))) return;
    await restoreEarlier(tx, message, counted.at);
    await undo?.(tx, request);
    await traceCode(tx, deps.clock.now(), 'code_not_delivered', message, message.target);
  });

/**
 * Keeps a code that may have arrived, and leaves its message to the job (./dueMessages.ts). It may be
 * requested again at once, with the same digits.
 */
const keepUncertain = (deps: AppDeps, { message, counted }: Issued, isSent: boolean): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockRequest(tx, message.guid);
    await (isSent ? uncountPause(tx, counted) : uncountSend(tx, counted));
    const nextAt = new Date(deps.clock.now().getTime() + pauseAfter(message.attempts));
    if (!(await updateCodeMessage(tx, message, { nextAt }))) return;
    await allowResend(tx, message, counted.at);
    await traceCode(tx, deps.clock.now(), 'code_not_delivered', message, message.target);
  });

/** The message was handed over. If the database does not answer now, the job sends the same code again. */
const endMessage = async ({ db, log }: AppDeps, { message }: Issued): Promise<void> => {
  try {
    await deleteCodeMessage(db, message);
  } catch (error) {
    log.warn({ err: error }, 'A code that was sent will be sent again');
  }
};

/**
 * The code sent before becomes invalid once the message was handed over. The code, its message and what
 * changes with it are stored before anything is sent, and no gateway is called within a transaction. Throws a
 * Refusal: of `begin`, of the limits, or when the message was not handed over.
 */
export const sendCode = async (deps: AppDeps, toIssue: CodeToIssue): Promise<void> => {
  const issued = await issueCode(deps, toIssue);
  try {
    await sendCodeMessage(deps, issued.message);
  } catch (error) {
    deps.log.error({ err: error }, 'A code was not delivered');
    const isUnclear = error instanceof NotDelivered && error.outcome === 'unclear';
    await (isUnclear || issued.isAgain ? keepUncertain(deps, issued, isUnclear) : undoSend(deps, issued));
    throw new Refusal('codeNotSent', CODE_NOT_SENT);
  }
  await endMessage(deps, issued);
};
