import { readConfig } from '../../../server/config';
import { createDelivery } from '../../../server/delivery';
import { createLog } from '../../../server/log';
import { abandoned, atCode, SUCCESS } from '../codes/people';
import { startTestApp, testService } from '../support';
import { fakeGateway } from './sms/fakeGateway';

const service = testService();
const gateway = fakeGateway();

const account = { SMS_USER: 'chiave12', SMS_PASSWORD: 'parolasegreta', SMS_SENDER: 'Conto' };
const template = () =>
  JSON.stringify({
    url: `${gateway.url}/send`,
    headers: { 'x-key': '{password}' },
    form: 'json',
    body: { number: '{to00}', text: '{text}', from: '{sender}' },
    success: { status: [200], match: { '/accepted': '^true$' } },
    messageId: '/id',
    reason: ['/why'],
  });

const withSms = async (settings: Readonly<Record<string, string>>) => {
  const { database, clock, config, deps } = service;
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  const { DATA_DIR } = config;
  const { sms, deliveries } = createDelivery({ config: readConfig({ DATA_DIR, ...account, ...settings }), db: deps.db, clock, log }); // prettier-ignore
  const app = await startTestApp({ database, clock, deps: { sms, deliveries, log } });
  return { app, lines, metrics: async () => (await app.app.inject('/metrics')).body };
};

it('[R2.4-07] [R6-01] a code that the gateway refuses is refused to the applicant, logged with its reason, and counted', async () => {
  const { app, lines, metrics } = await withSms({ SMS_PRESET: 'vonage', SMS_API_URL: gateway.url });
  const { step, applicant } = await abandoned(service);
  const client = await atCode(app, step.guid);
  gateway.answer([200, { messages: [{ status: '29', 'error-text': `Non-Whitelisted Destination 39${applicant.cellulare}` }] }]);
  expect(await client.call('resumeSendCell')).toMatchObject({
    status: 'bad_request',
    message: 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare',
  });
  const sent = new URLSearchParams(gateway.asked[0]?.body);
  expect(sent.get('to')).toBe(`39${applicant.cellulare}`);
  const told = lines.find((line) => line.includes('A code was not delivered')) ?? '';
  expect(told).toContain('"outcome":"refused","reason":"29 Non-Whitelisted Destination …"');
  expect(await metrics()).toContain('apertura_deliveries_total{channel="sms",kind="code",outcome="refused"} 1');
  // Nothing was sent: a new code may be asked for at once.
  gateway.answer([200, { messages: [{ status: '0', 'message-id': 'ID-1' }] }]);
  expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
  expect(lines.find((line) => line.includes('A message was handed over'))).toContain('"messageId":"ID-1"');
  expect(await metrics()).toContain('apertura_deliveries_total{channel="sms",kind="code",outcome="sent"} 1');
  const basic = Buffer.from('chiave12:parolasegreta').toString('base64');
  const text = sent.get('text') ?? '';
  for (const secret of [applicant.cellulare, text.slice(0, 6), text, 'chiave12', 'parolasegreta', basic])
    expect(lines.join('')).not.toContain(secret);
  await app.close();
}); // prettier-ignore

it('a template in the settings sends', async () => {
  const { app, lines } = await withSms({ SMS_TEMPLATE: template() });
  const { step, applicant } = await abandoned(service);
  const client = await atCode(app, step.guid);
  gateway.answer([200, { accepted: true, id: 'ID-2' }]);
  expect(await client.call('resumeSendCell')).toEqual(SUCCESS);
  expect(gateway.asked[0]?.headers['x-key']).toBe('parolasegreta');
  expect(JSON.parse(gateway.asked[0]?.body ?? '')).toMatchObject({ number: `0039${applicant.cellulare}`, from: 'Conto' });
  expect(lines.join('')).toContain('"messageId":"ID-2"');
  await app.close();
}); // prettier-ignore

it.each([
  [{ SMS_PRESET: 'twilio' }, 'Setting SMS_USER, SMS_PASSWORD, SMS_SENDER is missing: SMS_PRESET=twilio needs it'],
  [{ SMS_PRESET: 'aruba', SMS_USER: 'u' }, 'Setting SMS_PASSWORD is missing: SMS_PRESET=aruba needs it'],
  [{ SMS_PRESET: 'aruba', SMS_TEMPLATE: '{}', ...account }, 'Settings SMS_PRESET and SMS_TEMPLATE exclude each other: keep one'],
  [{ SMS_PRESET: 'other' }, 'Setting SMS_PRESET is not valid: expected twilio, vonage, aruba, skebby'],
  [{ SMS_PRESET: 'aruba', ...account, SMS_API_URL: 'http://sms.example' }, 'Setting SMS_API_URL is not valid: expected an address https:// without credentials'],
  [{ SMS_PRESET: 'aruba', ...account, SMS_SENDER: 'Più lungo di undici' }, 'Setting SMS_SENDER is not valid: expected a name of up to 11 letters and digits, or a number'],
  [{ SMS_TEMPLATE: '/nowhere/template.json' }, 'Setting SMS_TEMPLATE is not valid: the file cannot be read'],
])('the settings %j end the start with one line', (settings, message) => {
  const { clock, deps } = service;
  expect(() => createDelivery({ config: readConfig(settings), db: deps.db, clock })).toThrow(message);
}); // prettier-ignore
