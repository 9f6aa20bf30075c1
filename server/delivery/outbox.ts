import type { AppDeps, MailSender, SmsSender } from '../deps';
import { insertMessage } from '../repositories/outbox';

type OutboxDeps = Pick<AppDeps, 'db' | 'clock'>;

/** Stores messages in the database instead of sending them, for a service without gateways. */
export const outboxMail = ({ db, clock }: OutboxDeps): MailSender => ({
  send: (mail) =>
    insertMessage(db, {
      channel: 'email',
      recipient: mail.to,
      text: `${mail.subject}\n\n${mail.text}`,
      code: mail.code ?? '',
      at: clock.now(),
    }),
});

export const outboxSms = ({ db, clock }: OutboxDeps): SmsSender => ({
  send: ({ to, text, code = '' }) =>
    insertMessage(db, { channel: 'sms', recipient: to, text, code, at: clock.now() }),
});
