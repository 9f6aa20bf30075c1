import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { startTestApp, testService, type TestApp } from '../support';
import { listen } from '../support/listening';

const service = testService();

const pages: readonly InjectOptions[] = [
  { url: '/sandbox' },
  { url: '/sandbox/outbox.json' },
  { url: '/sandbox/requests.json' },
  { url: '/sandbox/style.css' },
  { url: '/metrics' },
];
const guarded: readonly InjectOptions[] = [
  ...pages,
  { url: '/sandbox/requests/x/review.json' },
  { url: '/sandbox/documents/x/FRONT_DOC_1' },
  { url: '/sandbox/contracts/x/contract.pdf' },
  { url: '/sandbox/requests/x/complete', method: 'POST', payload: {} },
];

const answerTo = async (call: InjectOptions, to: TestApp = service) => {
  const { statusCode, headers, body } = await to.app.inject(call);
  const { date: _, 'content-length': __, ...kept } = headers;
  return { statusCode, headers: kept, body: body.replace(/"supportCode":"\w+"/, '') };
};

const expectUnknown = async (call: InjectOptions, how: InjectOptions, to?: TestApp): Promise<void> => {
  const asked = { ...call, ...how };
  expect(await answerTo(asked, to)).toEqual(await answerTo({ ...asked, url: '/sandbox/nothing' }, to));
  expect((await answerTo(asked, to)).statusCode).toBe(404);
};
const port = fc.option(fc.nat(65_535), { nil: undefined }).map((n) => (n === undefined ? '' : `:${n}`));
const anotherV4 = fc.ipV4().filter((address) => !address.startsWith('127.'));
const anotherV6 = fc.ipV6().filter((address) => !/^[0:]*1$/.test(address));

const areThere = (how: fc.Arbitrary<InjectOptions>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), how, async (page, options) => {
      expect((await service.app.inject({ ...page, ...options })).statusCode).toBe(200);
    }),
  );
const areUnknown = (how: fc.Arbitrary<InjectOptions>): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.constantFrom(...guarded), how, (to, options) => expectUnknown(to, options)));

describe('the sandbox and the metrics', () => {
  it('answer a call of this machine by any of its names', () => {
    const name = fc.oneof(
      fc.constantFrom('localhost', 'LocalHost', '[::1]'),
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rest) => `127.${rest.join('.')}`),
    );
    const from = fc.constantFrom('127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1');
    const calls = fc.tuple(name, port, from);
    return areThere(
      calls.map(([host, at, remoteAddress]) => ({ remoteAddress, headers: { host: host + at } })),
    );
  });

  it('are not there for a call with any header of a proxy, whatever it says', () => {
    const named = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-proxyuser-ip'];
    const others = ['x-envoy-external-address', 'x-remote-addr', 'x-azure-clientip', 'x-ip'];
    const header = fc.oneof(
      fc.constantFrom(...named, ...others),
      fc
        .tuple(
          fc.stringMatching(/^([a-z]{1,8}-){0,3}$/),
          fc.constantFrom('ip', 'clientip', 'addr', 'address'),
        )
        .map(([start, end]) => `x-${start}${end}`),
      fc.constantFrom('for', 'host', 'proto', 'port', 'server', 'scheme').map((end) => `x-forwarded-${end}`),
      fc.stringMatching(/^[a-z]{1,12}$/).map((end) => `x-forwarded-${end}`),
    );
    const calls = fc.tuple(header, fc.constantFrom('', '127.0.0.1', 'localhost'));
    return areUnknown(calls.map(([name, value]) => ({ headers: { [name]: value } })));
  });

  it('are there for a call with other headers that begin so', () => {
    const names = fc.constantFrom('x-requested-with', 'x-ship', 'x-zip', 'x-request-id', 'x-address-book');
    return areThere(names.map((name) => ({ headers: { host: 'localhost', [name]: '1' } })));
  });

  it('are not there under another name than this machine’s', () => {
    const name = fc.oneof(
      fc.constantFrom('evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0', '[::]'),
      fc.constantFrom('evil.example:80@localhost', 'localhost, evil.example', '128.0.0.1', 'xlocalhost'),
      fc.domain(),
      anotherV4,
      anotherV6.map((address) => `[${address}]`),
    );
    return areUnknown(fc.tuple(name, port).map(([host, at]) => ({ headers: { host: host + at } })));
  });

  it('are not there for another machine', () => {
    const from = fc.oneof(
      anotherV4,
      anotherV6.filter((address) => !address.includes('.')),
    );
    return areUnknown(from.map((remoteAddress) => ({ remoteAddress })));
  });

  it('believe no trusted proxy that the client is this machine', async () => {
    const environment = { TRUST_PROXY: 'loopback' };
    const proxied = await startTestApp({ environment, database: service.database });
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' };
    for (const to of guarded) await expectUnknown(to, { headers }, proxied);
    await proxied.close();
  });

  it('are not there for HTTP/1.0, which older nginx speaks by default', async () => {
    const url = new URL(await listen(service));
    for (const [version, status] of [
      ['1.0', '404'],
      ['1.1', '200'],
    ])
      for (const path of ['/sandbox/outbox.json', '/metrics']) {
        const socket = connect(Number(url.port), url.hostname);
        await once(socket, 'connect');
        socket.write(`GET ${path} HTTP/${version}\r\nHost: ${url.host}\r\nConnection: close\r\n\r\n`);
        expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      }
  });
});
