import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readConfig } from '../../../../server/config';
import { readBrand } from '../../../../server/brand';
import { sendBy } from '../../../../server/delivery/sms/gateway';
import { smsGatewayOf } from '../../../../server/delivery/smsGateway';
import type { NotDelivered } from '../../../../server/errors/notDelivered';
import { fakeGateway, type Answer, type Asked } from './fakeGateway';

const gateway = fakeGateway();
const to = '+393331234567';
const text = '918273 è il tuo codice & più: 100% + «€»';
const inGsm = '918273 è il tuo codice & più: 100% + €';

const senderFor = (preset: string, more: Readonly<Record<string, string>> = {}) => {
  const account = { SMS_USER: 'AC12345678', SMS_PASSWORD: 'se@greto', SMS_SENDER: 'Conto' };
  const config = readConfig({ SMS_PRESET: preset, SMS_API_URL: gateway.url, ...account, ...more });
  const found = smsGatewayOf(config, readBrand());
  if (!found) throw new Error('No gateway');
  return sendBy(found);
};
const send = (preset: string, sms = inGsm) => senderFor(preset)({ to, text: sms });
const failure = (preset: string) => send(preset).then(() => undefined, (error: NotDelivered) => error); // prettier-ignore

const basic = `Basic ${Buffer.from('AC12345678:se@greto').toString('base64')}`;
const formOf = ({ body }: Asked) => Object.fromEntries(new URLSearchParams(body));
const jsonOf = ({ body }: Asked) => JSON.parse(body) as object;

/** What each provider's documentation says it answers. */
const twilioSent = {
  sid: `SM${'a'.repeat(32)}`,
  status: 'queued',
  error_code: null,
  error_message: null,
  to,
  body: text,
};
const twilioError = (status: number, code: number, message: string): Answer => [
  status,
  { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
];
const vonageSent = {
  'message-count': '1',
  messages: [
    { to: '393331234567', 'message-id': '0A0000000123ABCD1', status: '0', 'remaining-balance': '3.14' },
  ],
};
const vonageError = (status: string, words: string): Answer => [
  200,
  { 'message-count': '1', messages: [{ status, 'error-text': words }] },
];
const restSent = { result: 'OK', order_id: 'ORD-7', total_sent: 1, internal_order_id: 'x' };

it.each<[string, Answer, string, (asked: Asked) => object, object]>([
  [
    'twilio', [201, twilioSent], `SM${'a'.repeat(32)}`,
    (asked) => [asked.method, asked.path, asked.headers.authorization, formOf(asked)],
    ['POST', '/2010-04-01/Accounts/AC12345678/Messages.json', basic, { To: to, From: 'Conto', Body: inGsm }],
  ],
  [
    'vonage', [200, vonageSent], '0A0000000123ABCD1',
    (asked) => [asked.method, asked.path, asked.headers.authorization, formOf(asked)],
    ['POST', '/sms/json', basic, { from: 'Conto', to: '393331234567', text: inGsm }],
  ],
  ...(['aruba', 'skebby'] as const).map((name): [string, Answer, string, (asked: Asked) => object, object] => [
    name, [201, restSent], 'ORD-7',
    (asked) => [asked.method, asked.path, asked.headers['user_key'], asked.headers['access_token'], jsonOf(asked)],
    ['POST', '/API/v1.0/REST/sms', 'AC12345678', 'se@greto', {
      message_type: name === 'aruba' ? 'N' : 'GP', message: inGsm, recipient: [to], sender: 'Conto',
      order_id: expect.stringMatching(/^[0-9a-f]{32}$/), returnCredits: false,
    }],
  ]),
])('%s is asked as it documents, and its id of the message is returned', async (preset, answer, id, read, asked) => {
  gateway.answer(answer);
  expect(await send(preset)).toBe(id);
  expect(gateway.asked.map(read)).toEqual([asked]);
}); // prettier-ignore

it('a text outside the alphabet of GSM is marked where the gateway asks for it', async () => {
  gateway.answer([200, vonageSent]);
  await send('vonage', text);
  expect(formOf(gateway.asked[0]!)).toMatchObject({ text, type: 'unicode' });
  gateway.answer([201, restSent]);
  await send('aruba', text);
  expect(jsonOf(gateway.asked[0]!)).toMatchObject({ message: text, encoding: 'ucs2' });
});

it('twilio takes a messaging service as sender, aruba none, and a kind of message', async () => {
  const service = `MG${'0'.repeat(32)}`;
  gateway.answer([201, twilioSent]);
  await senderFor('twilio', { SMS_SENDER: service })({ to, text });
  expect(formOf(gateway.asked[0]!)).toEqual({ To: to, MessagingServiceSid: service, Body: text });
  gateway.answer([201, restSent]);
  await senderFor('aruba', { SMS_QUALITY: 'LL' })({ to, text });
  expect(jsonOf(gateway.asked[0]!)).toMatchObject({ message_type: 'LL' });
});

it.each<[string, Answer, string, string | undefined]>([
  ['twilio', twilioError(400, 21211, `The 'To' number ${to} is not a valid phone number.`), 'refused', '21211 The … number … is not a valid phone number.'],
  ['twilio', twilioError(401, 20003, 'Authenticate'), 'refused', '20003 Authenticate'],
  ['twilio', twilioError(429, 20429, 'Too Many Requests'), 'throttled', '20429 Too Many Requests'],
  ['twilio', [201, { ...twilioSent, status: 'failed', error_code: 30007, error_message: `Filtered: ${inGsm}` }], 'refused', '30007 Filtered: …'],
  ['twilio', [503, '<html>Service Unavailable</html>'], 'unclear', undefined],
  ['twilio', [200, '<html>Sign in</html>'], 'unclear', undefined],
  ['vonage', vonageError('4', 'Bad Credentials'), 'refused', '4 Bad Credentials'],
  ['vonage', vonageError('9', 'Quota Exceeded - rejected'), 'refused', '9 Quota Exceeded - rejected'],
  ['vonage', vonageError('1', 'Throughput Rate Exceeded - please wait [ 250 ] and retry'), 'throttled', '1 Throughput Rate Exceeded - please wait [ 250 ] and retry'],
  ['vonage', [200, '{"messages":[{"status"'], 'unclear', undefined],
  ['vonage', [200, { messages: [] }], 'refused', undefined],
  ['vonage', [429, ''], 'throttled', undefined],
  ['aruba', [401, ''], 'refused', undefined],
  ['aruba', [400, { result: 'KO', error_message: 'credito insufficiente' }], 'refused', 'KO credito insufficiente'],
  ['skebby', [200, { result: 'OK', order_id: 'x', total_sent: 0 }], 'refused', 'OK'],
  ['skebby', [404, { result: 'user_key AC12345678 not found' }], 'refused', 'user_key … not found'],
  ['skebby', [500, ''], 'unclear', undefined],
])('%s that answers %j was not given the message: %s', async (preset, answer, outcome, reason) => {
  gateway.answer(answer);
  expect(await failure(preset)).toMatchObject({ name: 'NotDelivered', outcome, reason });
}); // prettier-ignore

it('what the gateway asks to wait is in the failure, as seconds or as a date', async () => {
  gateway.answer([429, '', { 'retry-after': '3' }]);
  expect(await failure('twilio')).toMatchObject({ outcome: 'throttled', retryAfterMs: 3000 });
  gateway.answer([429, '', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }]);
  expect(await failure('twilio')).toMatchObject({ outcome: 'throttled', retryAfterMs: 0 });
});

it.each(['twilio', 'vonage', 'aruba', 'skebby'])(
  '%s that hangs or breaks off may have sent it',
  async (preset) => {
    const { SMS_USER, SMS_PASSWORD } = { SMS_USER: 'u', SMS_PASSWORD: 'p' };
    const config = readConfig({ SMS_PRESET: preset, SMS_API_URL: gateway.url, SMS_USER, SMS_PASSWORD, SMS_SENDER: 'Conto' }); // prettier-ignore
    const found = smsGatewayOf(config, readBrand())!;
    const stop = new AbortController();
    gateway.answer(() => stop.abort(new Error('late')));
    await expect(sendBy(found, () => stop.signal)({ to, text })).rejects.toMatchObject({
      outcome: 'unclear',
    });
    gateway.answer((response) => response.destroy());
    await expect(sendBy(found)({ to, text })).rejects.toMatchObject({ outcome: 'unclear' });
    gateway.answer((response) =>
      response.writeHead(200, { 'content-length': 99 }).write('{', () => response.destroy()),
    );
    await expect(sendBy(found)({ to, text })).rejects.toMatchObject({ outcome: 'unclear' });
  },
);

it('a gateway that nobody listens for was surely not given the message', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const away = senderFor('twilio', { SMS_API_URL: `http://127.0.0.1:${port}` });
  await expect(away({ to, text })).rejects.toMatchObject({ outcome: 'unreachable' });
});
