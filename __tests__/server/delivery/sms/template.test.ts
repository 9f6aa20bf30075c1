import fc from 'fast-check';
import { ConfigError } from '../../../../server/config';
import { cleanReason } from '../../../../server/delivery/cleanReason';
import { sendBy } from '../../../../server/delivery/sms/gateway';
import { readTemplate } from '../../../../server/delivery/sms/templateFormat';
import { templateGateway } from '../../../../server/delivery/sms/templateGateway';
import { fakeGateway, type Asked } from './fakeGateway';

const gateway = fakeGateway();
const to = '+393331234567';
const account = { user: 'utente', password: 'se"gre\\to&', sender: 'Conto' };
const sent = { status: [200], match: { '': '^OK' } };
const template = (more: object): string =>
  JSON.stringify({ url: `${gateway.url}/sms`, form: 'json', body: { t: '{text}' }, success: sent, ...more });
const senderOf = (more: object) => sendBy(templateGateway(readTemplate(template(more)), account));

/** No half of a pair, which no encoding can carry. */
const anyText = fc.string({ unit: 'grapheme', minLength: 1 });

describe('a template', () => {
  it.each<[string, object, (asked: Asked) => unknown]>([
    ['json', { body: { deep: [{ said: '{text}' }] } }, ({ body }) => (JSON.parse(body) as { deep: [{ said: string }] }).deep[0].said],
    ['form', { form: 'form', body: { t: '{text}' } }, ({ body }) => new URLSearchParams(body).get('t')],
    ['query', { form: 'query', body: { t: '{text}', to: '{toPlain}' } }, ({ query }) => query['t']],
    ['the url', { url: 'URL/{text}/end' }, ({ path }) => decodeURIComponent(path.slice(1, -4))],
  ])('carries any text unchanged: %s', async (_, more, read) => {
    const { url } = more as { url?: string };
    const send = senderOf({ ...more, ...(url !== undefined && { url: url.replace('URL', gateway.url) }) });
    gateway.answer([200, 'OK 1']);
    await fc.assert(
      fc.asyncProperty(anyText.filter((one) => !/^\.{1,2}$/.test(one)), async (text) => {
        gateway.asked.length = 0;
        await send({ to, text });
        expect(gateway.asked.map(read)).toEqual([text]);
      }),
      { numRuns: 30 },
    );
  }); // prettier-ignore

  it('has the number in three forms, the sender, an id and the credentials', async () => {
    const headers = { 'x-login': '{user}/{password}', authorization: 'Basic {basic}' };
    const body = { a: '{to}', b: '{toPlain}', c: '{to00}', d: '{sender}', e: '{id}', f: 'x {text}', g: 1 };
    gateway.answer([200, 'OK']);
    await senderOf({ headers, body })({ to, text: 'ciao {to}' });
    const [asked] = gateway.asked;
    expect(asked?.headers).toMatchObject({
      'x-login': 'utente/se"gre\\to&',
      authorization: `Basic ${Buffer.from('utente:se"gre\\to&').toString('base64')}`,
    });
    const id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    // A placeholder in the text is a part of the text.
    const filled = {
      a: to,
      b: '393331234567',
      c: '00393331234567',
      d: 'Conto',
      e: id,
      f: 'x ciao {to}',
      g: 1,
    };
    expect(JSON.parse(asked?.body ?? '')).toEqual(filled);
  });

  it.each<[RegExp, object]>([
    [/\{number\} is no placeholder/, { body: { t: '{text}', n: '{number}' } }],
    [/\{to\} cannot be in a header/, { headers: { 'x-to': '{to}' } }],
    [/\{text\} is in the body or the url/, { body: { t: '{to}' } }],
    [/form form has a body of texts only/, { form: 'form', body: { t: '{text}', list: [] } }],
    [/method GET has form query/, { method: 'GET' }],
    [/url begins with https/, { url: 'http://sms.example/send' }],
    [/credentials are in a header/, { url: 'https://secret:secret@sms.example/send' }],
    [/no placeholder before its path/, { url: 'https://{sender}.example/send' }],
    [/\/success/, { success: { status: [200], match: {} } }],
    [/\/success/, { success: { status: [], match: { '': 'OK' } } }],
    [/\/success.*regex/, { success: { status: [200], match: { '': '(' } } }],
    [/\/secret is not known/, { secret: 'secret' }],
    [/\/form/, { form: 'xml' }],
  ])('that is not valid ends the start with %s, and quotes no value', (message, more) => {
    const read = () => readTemplate(template(more));
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/=secret|secret:|"secret/);
    expect(() => readTemplate('{"url')).toThrow(/is not JSON/);
  });

  it('is judged by every match, on text and on JSON', async () => {
    const match = { '/result': '^ok$', '/sent': '^[1-9]' };
    const send = senderOf({
      success: { status: [202], match },
      throttled: { match: { '/result': '^busy$' } },
    });
    gateway.answer([202, { result: 'ok', sent: 1 }]);
    await send({ to, text: 'x' });
    for (const [status, body, outcome] of [
      [200, { result: 'ok', sent: 1 }, 'refused'],
      [202, { result: 'ok', sent: 0 }, 'refused'],
      [202, { result: 'busy' }, 'throttled'],
      [202, 'ok', 'unclear'],
      [302, '', 'refused'],
    ] as const) {
      gateway.answer([status, body]);
      await expect(send({ to, text: 'x' })).rejects.toMatchObject({ outcome });
    }
  });
});

it('a reason that is logged holds nothing that it quotes, however the gateway writes it', () => {
  const number = fc.constantFrom('+393331234567', '393331234567', '00393331234567', '333 123 4567', '+39 (333) 123-4567', '333.123.45.67');
  const quoted = fc.oneof(number, fc.constantFrom('918273 è il codice', 'se@greto', 'YWJj:x', 'giulia@posta.example', '"Giulia"', '«Giulia Bianchi»'));
  const words = fc.constantFrom('Invalid number', '21211', 'rejected:', '\n', 'for', '(', '‮');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, quoted), { maxLength: 8 }), fc.constantFrom('', ' ', ':'), (parts, join) => {
      const reason = cleanReason(parts.map((part) => part + join), ['918273 è il codice', 'se@greto', 'YWJj:x', '+393331234567']) ?? '';
      expect(reason).not.toMatch(/333.?123|918273|greto|YWJj|giulia|Giulia|\n|‮|\d{6}/);
      expect(reason.length).toBeLessThanOrEqual(120);
    }),
  );
  expect(cleanReason(['21211', undefined, 'Invalid number'], [])).toBe('21211 Invalid number');
}); // prettier-ignore
