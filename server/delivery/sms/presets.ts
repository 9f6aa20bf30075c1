/** Templates for gateways, after their public documentation (docs/gateways.md). */
import type { SmsTemplate } from './templateFormat';

interface PresetSettings {
  /** Base address, without a slash at the end; undefined for the usual one. */
  readonly url: string | undefined;
  readonly sender: string;
  /** Kind of message that the account has bought (Aruba, Skebby). */
  readonly quality: string | undefined;
}
type Preset = (settings: PresetSettings) => SmsTemplate;

const twilio: Preset = ({ url = 'https://api.twilio.com', sender }) => ({
  url: `${url}/2010-04-01/Accounts/{user}/Messages.json`,
  headers: { authorization: 'Basic {basic}' },
  form: 'form',
  body: {
    To: '{to}',
    [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: '{sender}',
    Body: '{text}',
  },
  success: { status: [200, 201], match: { '/status': '^(?:accepted|queued|sending|sent|delivered)$' } },
  messageId: '/sid',
  reason: ['/code', '/message', '/error_code', '/error_message'],
});

const vonage: Preset = ({ url = 'https://rest.nexmo.com' }) => ({
  url: `${url}/sms/json`,
  headers: { authorization: 'Basic {basic}' },
  form: 'form',
  body: { from: '{sender}', to: '{toPlain}', text: '{text}' },
  unicode: { type: 'unicode' },
  // A long text has one entry for each part.
  success: { status: [200], match: { '/messages/0/status': '^0$' } },
  // 1: too fast. 10: too many connections.
  throttled: { match: { '/messages/0/status': '^(?:1|10)$' } },
  messageId: '/messages/0/message-id',
  reason: ['/messages/0/status', '/messages/0/error-text'],
});

/** Aruba and Skebby have the same API, with other names for the kinds of messages. */
const rest =
  (usualUrl: string, usualQuality: string): Preset =>
  ({ url = usualUrl, quality = usualQuality }) => ({
    url: `${url}/API/v1.0/REST/sms`,
    headers: { user_key: '{user}', Access_token: '{password}' },
    form: 'json',
    body: {
      message_type: quality,
      message: '{text}',
      recipient: ['{to}'],
      sender: '{sender}',
      order_id: '{id}',
      returnCredits: false,
    },
    unicode: { encoding: 'ucs2' },
    success: { status: [200, 201], match: { '/result': '^OK$', '/total_sent': '^[1-9]\\d*$' } },
    messageId: '/order_id',
    reason: ['/result', '/error_code', '/error_message'],
  });

export const presets = {
  twilio,
  vonage,
  aruba: rest('https://smspanel.aruba.it', 'N'),
  skebby: rest('https://api.skebby.it', 'GP'),
} satisfies Readonly<Record<string, Preset>>;
