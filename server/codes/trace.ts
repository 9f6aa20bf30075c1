/** Neither the code nor the whole destination goes into the audit log. */
import { blindIndex } from '../crypto/seal';
import { keyringOf } from '../db/keyring';
import type { Db } from '../db/types';
import { maskEmail, maskPhone } from '../domain/mask';
import { recordAudit } from '../repositories/audit';
import type { CodeKey } from '../repositories/codes';

type CodeEvent = 'code_sent' | 'code_not_delivered' | 'code_confirmed' | 'code_worn_out';

/** `db` is the transaction that the event belongs to; `about` is what the code is for. */
export const traceCode = (
  db: Db,
  at: Date,
  event: CodeEvent,
  { guid, purpose }: CodeKey,
  target: string,
  about: object = {},
): Promise<void> => {
  const channel = purpose === 'email' ? 'email' : 'sms';
  const mask = purpose === 'email' ? maskEmail(target) : maskPhone(target);
  const destination = blindIndex(target, 'audit.destination', keyringOf(db));
  return recordAudit(db, {
    guid,
    at,
    event,
    details: { channel, purpose, destination, mask, ...about },
  });
};
