import { Type } from 'typebox';

/** Address of a mailbox, or Name <address>. */
export const mailbox = {
  pattern: '^(?:[^<>]*<[^<>@\\s]+@[^<>@\\s]+>|[^<>@\\s]+@[^<>@\\s]+)$',
  description: 'an e-mail address, or Name <address>',
};

/** Gateways for SMS by preset or by template (docs/decisions/delivery.md). */
export const deliverySettings = {
  SMS_PRESET: Type.Optional(
    Type.Unsafe<'twilio' | 'vonage' | 'aruba' | 'skebby'>({
      type: 'string',
      enum: ['twilio', 'vonage', 'aruba', 'skebby'],
      description: 'twilio, vonage, aruba, skebby',
    }),
  ),
  /** JSON, or the path of a file of JSON. */
  SMS_TEMPLATE: Type.Optional(Type.String()),
  SMS_USER: Type.Optional(Type.String({ pattern: '^[\\x20-\\x7e]+$', description: 'ASCII characters' })),
  SMS_PASSWORD: Type.Optional(Type.String({ pattern: '^[\\x20-\\x7e]+$', description: 'ASCII characters' })),
  SMS_SENDER: Type.Optional(
    Type.String({
      pattern: '^(?:\\+?\\d{3,15}|MG[0-9a-f]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ._-]{1,11})$',
      description: 'a name of up to 11 letters and digits, or a number',
    }),
  ),
  /** Address of the preset's gateway, where it is not the usual one: a region's, or a test's. */
  SMS_API_URL: Type.Optional(
    Type.String({
      pattern: '^(?:https://[^\\s?#{}@]+|http://(?:localhost|127\\.0\\.0\\.1)(?::\\d+)?(?:/[^\\s?#{}]*)?)$',
      description: 'an address https:// without credentials',
    }),
  ),
  SMS_QUALITY: Type.Optional(Type.String({ pattern: '^[A-Z]{1,4}$', description: 'one to four letters' })),
  MAIL_REPLY_TO: Type.Optional(Type.String(mailbox)),
};
