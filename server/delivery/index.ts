import type { FastifyBaseLogger } from 'fastify';
import { brandOf } from '../brand';
import { sandboxReach } from '../config/sandboxReach';
import type { AppDeps, Channel, Message } from '../deps';
import { createDeliveryCounts } from './counts';
import { smtpMail } from './mail/smtp';
import { outboxMail, outboxSms } from './outbox';
import { reliably } from './reliably';
import { sendBy } from './sms/gateway';
import { smsGatewayOf } from './smsGateway';

/** A message that nobody could read is not stored: the applicant reads that it was not sent. */
const withoutGateway = (setting: string) => () =>
  Promise.reject(new Error(`Not sent: ${setting} is not set`));

type Delivery = Pick<AppDeps, 'mail' | 'sms' | 'deliveries'>;

/**
 * Without gateways, messages go to the sandbox's outbox, if that is open. Throws ConfigError if the brand or
 * the template of the SMS gateway is not valid.
 */
export const createDelivery = (
  deps: Pick<AppDeps, 'config' | 'db' | 'clock'> & { readonly log?: FastifyBaseLogger },
): Delivery => {
  const { config, log } = deps;
  const { SMTP_URL, MAIL_FROM: from, MAIL_REPLY_TO: replyTo } = config;
  const counts = createDeliveryCounts();
  const sender = <Sent extends Message>(
    channel: Channel,
    send: (message: Sent) => Promise<string | undefined>,
  ) => ({
    send: reliably(channel, send, { counts, log }),
  });
  if (sandboxReach(config) !== 'nobody')
    return {
      mail: sender('email', outboxMail(deps, brandOf(config))),
      sms: sender('sms', outboxSms(deps)),
      deliveries: counts,
    };
  const brand = brandOf(config);
  const gateway = smsGatewayOf(config, brand);
  return {
    mail: sender(
      'email',
      SMTP_URL === undefined ? withoutGateway('SMTP_URL') : smtpMail(SMTP_URL, { from, replyTo, brand }),
    ),
    sms: sender('sms', gateway ? sendBy(gateway) : withoutGateway('SMS_PRESET')),
    deliveries: counts,
  };
};
