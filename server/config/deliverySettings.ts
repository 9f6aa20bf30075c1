import { Type } from 'typebox';
import { count, matching, oneOf, url } from './setting';

const MAILBOX = '^(?:[^<>]*<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$';
const mailbox = { expected: 'an e-mail address, or Name <address>' };
const ascii = '^[\\x20-\\x7e]+$';

export const deliverySettings = {
  SMTP_URL: url(['smtps', 'smtp', 'smtp+insecure'], {
    unset: 'outbox of the sandbox',
    description:
      'mail server: `smtps://`, `smtp://` (STARTTLS) or `smtp+insecure://` (plain text) ([gateways](gateways.md#e-mail))',
  }),
  MAIL_FROM: matching(MAILBOX, {
    ...mailbox,
    unset: 'a trial sender',
    description: "sender of e-mails: an address, or `Name <address>`; the name is the brand's if it has none",
  }),
  MAIL_REPLY_TO: Type.Optional(matching(MAILBOX, { ...mailbox, description: 'where answers to e-mails go' })),
  SMS_PRESET: Type.Optional(
    oneOf(['twilio', 'vonage', 'aruba', 'skebby'], {
      unset: 'outbox of the sandbox',
      description: 'gateway for SMS: `twilio`, `vonage`, `aruba` or `skebby` ([gateways](gateways.md#sms))',
    }),
  ),
  SMS_TEMPLATE: Type.Optional(
    Type.String({
      description:
        'in place of a preset: any HTTP gateway, as JSON or a file of it ([gateways](gateways.md#template))',
    }),
  ),
  SMS_USER: Type.Optional(
    matching(ascii, { expected: 'ASCII characters', description: 'user of the preset or the template' }),
  ),
  SMS_PASSWORD: Type.Optional(
    matching(ascii, { expected: 'ASCII characters', description: 'password of that user' }),
  ),
  SMS_SENDER: Type.Optional(
    matching('^(?:\\+?\\d{3,15}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ._-]{1,11})$', {
      expected: 'a name of up to 11 letters and digits, or a number',
      unset: "the brand's SMS name",
      description:
        'sender that the phone shows: a name of up to 11 characters, or a number. Twilio and Vonage need it',
    }),
  ),
  SMS_API_URL: Type.Optional(
    matching('^(?:https://[^\\s?#{}@]+|http://(?:localhost|127\\.0\\.0\\.1)(?::\\d+)?(?:/[^\\s?#{}]*)?)$', {
      expected: 'an address https:// without credentials',
      unset: "the provider's",
      description: "address of the preset's gateway",
    }),
  ),
  SMS_QUALITY: Type.Optional(
    matching('^[A-Z]{1,4}$', {
      expected: 'one to four letters',
      unset: 'the best',
      description: 'kind of message (Aruba, Skebby)',
    }),
  ),
  SMS_PER_HOUR: count(10, 999_999, 'messages', {
    default: '1000',
    description:
      'most SMS with codes in an hour, of all processes (10 to 999999). New requests may use four fifths of them, numbers with the same first six digits a tenth; there is an alert at half ([codes](decisions/codes.md#limits))',
  }),
};
