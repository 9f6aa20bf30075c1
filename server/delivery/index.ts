import type { AppDeps, MailSender, SmsSender } from '../deps';
import { smtpMail } from './email';
import { outboxMail, outboxSms } from './outbox';
import { gatewaySms } from './sms';

/** What the settings name, and the outbox for what they do not. */
export const createDelivery = (
  deps: Pick<AppDeps, 'config' | 'db' | 'clock'>,
): { readonly mail: MailSender; readonly sms: SmsSender } => {
  const { SMTP_URL, SMS_GATEWAY_URL, MAIL_FROM } = deps.config;
  return {
    mail: SMTP_URL === undefined ? outboxMail(deps) : smtpMail(SMTP_URL, MAIL_FROM),
    sms: SMS_GATEWAY_URL === undefined ? outboxSms(deps) : gatewaySms(SMS_GATEWAY_URL),
  };
};
