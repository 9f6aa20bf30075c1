/**
 * Sends codes whose first attempt was interrupted, or ended so that nobody knows whether the message arrived:
 * at least once, always the same digits, and never one that cannot be entered any more.
 */
import { randomUUID } from 'node:crypto';
import { pauseAfter } from '../domain/retry';
import type { AppDeps } from '../deps';
import { NotDelivered } from '../errors/notDelivered';
import {
  deleteCodeMessage,
  deleteExpiredCodeMessages,
  findCodeMessage,
  listDueCodeMessages,
  updateCodeMessage,
  type CodeMessage,
} from '../repositories/codeMessages';
import { findCode, prolongCode, type CodeKey } from '../repositories/codes';
import { lockRequest } from '../repositories/requests';
import { isLiving } from './earlier';
import { hashOf } from './hash';
import { ATTEMPT_MS, LIFE_MS } from './issue';
import { sendCodeMessage } from './messages';
import { traceCode } from './trace';

export type DueDeps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'log' | 'mail' | 'sms' | 'codeKey'>;

const IN_A_RUN = 50;
const AT_ONCE = 5;

const takeDue = ({ db: database, clock, codeKey }: DueDeps, key: CodeKey): Promise<CodeMessage | undefined> =>
  database.transaction(async (db) => {
    const request = await lockRequest(db, key.guid);
    const message = await findCodeMessage(db, key);
    const now = clock.now();
    if (!message || message.nextAt > now) return undefined;
    const { target, digits } = message;
    const code = await findCode(db, key);
    const isAwaited =
      request !== undefined && isLiving(code, now) && code.hash === hashOf(codeKey, key, target, digits);
    if (!isAwaited) {
      await deleteCodeMessage(db, message);
      return undefined;
    }
    // The message says that the code is valid for ten minutes.
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const taken = {
      attempt: randomUUID(),
      attempts: message.attempts + 1,
      nextAt: new Date(now.getTime() + ATTEMPT_MS),
      expiresAt,
    };
    await prolongCode(db, key, expiresAt);
    await updateCodeMessage(db, message, taken);
    return { ...message, ...taken };
  });

const endFailed = async (deps: DueDeps, message: CodeMessage, error: unknown): Promise<void> => {
  const { db, clock, log } = deps;
  const { attempts, target, expiresAt } = message;
  const nextAt = new Date(clock.now().getTime() + pauseAfter(attempts));
  const isRefused = error instanceof NotDelivered && error.outcome === 'refused';
  const isGivenUp = isRefused || nextAt >= expiresAt;
  log.warn({ err: error, attempts }, isGivenUp ? 'A code was given up' : 'A code was not delivered');
  if (!isGivenUp) await updateCodeMessage(db, message, { nextAt });
  else if (await deleteCodeMessage(db, message))
    await traceCode(db, deps.clock.now(), 'code_not_delivered', message, target);
};

const attempt = async (deps: DueDeps, key: CodeKey): Promise<void> => {
  const message = await takeDue(deps, key);
  if (!message) return;
  try {
    await sendCodeMessage(deps, message);
  } catch (error) {
    await endFailed(deps, message, error);
    return;
  }
  await deleteCodeMessage(deps.db, message);
};

export const sendDueCodes = async (deps: DueDeps): Promise<void> => {
  const now = deps.clock.now();
  await deleteExpiredCodeMessages(deps.db, now);
  const keys = await listDueCodeMessages(deps.db, now, IN_A_RUN);
  for (let from = 0; from < keys.length; from += AT_ONCE)
    await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => attempt(deps, key)));
};
