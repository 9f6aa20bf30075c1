import type { AppDeps, Mail, Message } from '../deps';
import { insertMessage } from '../repositories/outbox';

type OutboxDeps = Pick<AppDeps, 'db' | 'clock'>;

/** Stores messages in the database instead of sending them, for a service without gateways. */
export const outboxMail =
  ({ db, clock }: OutboxDeps) =>
  async ({ to, subject, text, code = '' }: Mail): Promise<undefined> => {
    const at = clock.now();
    await insertMessage(db, { channel: 'email', recipient: to, text: `${subject}\n\n${text}`, code, at });
  };

export const outboxSms =
  ({ db, clock }: OutboxDeps) =>
  async ({ to, text, code = '' }: Message): Promise<undefined> => {
    await insertMessage(db, { channel: 'sms', recipient: to, text, code, at: clock.now() });
  };
