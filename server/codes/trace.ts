/** What the audit says of codes: never the code, never the whole destination. */
import { blindIndex } from '../crypto/seal';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { maskEmail, maskPhone } from '../domain/mask';
import { recordAudit } from '../repositories/audit';
import type { CodeKey } from '../repositories/codes';

type CodeEvent = 'code_sent' | 'code_not_delivered' | 'code_confirmed' | 'code_worn_out';

/** Written in the transaction `db` of what it tells of. */
export const traceCode = (
  db: Db,
  { clock }: Pick<AppDeps, 'clock'>,
  event: CodeEvent,
  { guid, purpose }: CodeKey,
  target: string,
): Promise<void> => {
  const channel = purpose === 'email' ? 'email' : 'sms';
  const mask = purpose === 'email' ? maskEmail(target) : maskPhone(target);
  const destination = blindIndex(target, 'audit.destination');
  return recordAudit(db, { guid, at: clock.now(), event, details: { channel, purpose, destination, mask } });
};
