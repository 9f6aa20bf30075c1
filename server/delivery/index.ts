import { sandboxReach } from '../config/sandboxReach';
import type { AppDeps, MailSender, SmsSender } from '../deps';
import { smtpMail } from './email';
import { outboxMail, outboxSms } from './outbox';
import { senderOf } from './sender';
import { gatewaySms } from './sms';

/** A message that nobody could read is not stored: the applicant is told that it was not sent. */
const withoutGateway = (setting: string) => ({
  send: () => Promise.reject(new Error(`Not sent: ${setting} is not set`)),
});

/** Returns the senders of the settings. Without gateways it is the sandbox's outbox, if that is open. */
export const createDelivery = (
  deps: Pick<AppDeps, 'config' | 'db' | 'clock'>,
): { readonly mail: MailSender; readonly sms: SmsSender } => {
  const { SMTP_URL, SMS_GATEWAY_URL, SMS_GATEWAY_SUCCESS, MAIL_FROM } = deps.config;
  if (sandboxReach(deps.config) !== 'nobody') return { mail: outboxMail(deps), sms: outboxSms(deps) };
  return {
    mail:
      SMTP_URL === undefined
        ? withoutGateway('SMTP_URL')
        : smtpMail(SMTP_URL, senderOf(deps.config, MAIL_FROM)),
    sms:
      SMS_GATEWAY_URL === undefined
        ? withoutGateway('SMS_GATEWAY_URL')
        : gatewaySms(SMS_GATEWAY_URL, SMS_GATEWAY_SUCCESS),
  };
};
