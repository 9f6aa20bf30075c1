import type { AppDeps, Mail, Message } from '../deps';
import type { Brand } from '../brand';
import { insertMessage } from '../repositories/outbox';
import { mailHtml } from './mail/layout';

type OutboxDeps = Pick<AppDeps, 'db' | 'clock'>;

/** For a service without gateways. */
export const outboxMail =
  ({ db, clock }: OutboxDeps, brand: Brand) =>
  async ({ to, subject, text, content, code = '' }: Mail): Promise<undefined> => {
    await insertMessage(db, {
      channel: 'email',
      recipient: to,
      text: `${subject}\n\n${text}`,
      code,
      ...(content && { html: mailHtml(content, brand) }),
      at: clock.now(),
    });
  };

export const outboxSms =
  ({ db, clock }: OutboxDeps) =>
  async ({ to, text, code = '' }: Message): Promise<undefined> => {
    await insertMessage(db, { channel: 'sms', recipient: to, text, code, at: clock.now() });
  };
