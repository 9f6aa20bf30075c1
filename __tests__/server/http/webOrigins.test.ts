import fc from 'fast-check';
import { endpointNames, endpointOf, fillPath } from '../../../src/contract/endpoints';
import { testService } from '../support';

const APP = 'https://conto.example.it';
const OTHER = 'https://altro.example.it:8443';
const service = testService(() => ({ environment: { WEB_ORIGINS: `${APP}, ${OTHER}` } }));
const HERE = { host: 'servizi.example.it' };
/** An old browser does not say where the call comes from. */
const sites: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {},
];

const inject = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
  service.client().inject({ method, url, headers: { ...HERE, ...headers } });

const PROVINCES = '/wgt/utils/province/ALL';
const listOf = (headers: Record<string, string>) =>
  service.client().inject({ method: 'POST', url: PROVINCES, headers: { ...HERE, ...headers }, payload: { nome: '' } }); // prettier-ignore

it.each([APP, OTHER])('a page of %s may make the app’s calls, and read their answers', async (origin) => {
  for (const site of sites) {
    const { statusCode, headers } = await listOf({ origin, ...site });
    expect([statusCode, headers]).toEqual([
      200,
      expect.objectContaining({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'retry-after',
        vary: expect.stringContaining('Origin'),
      }),
    ]);
  }
});

it('may read refusals too, whatever they are', async () => {
  const refused = await Promise.all([
    inject('GET', '/wgt/none', { origin: APP }),
    inject('POST', '/wgt/contact/list', { origin: APP }),
    inject('POST', PROVINCES, { origin: APP, 'content-type': 'text/csv' }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 403, 415]);
  for (const { headers } of refused) expect(headers['access-control-allow-origin']).toBe(APP);
});

it('no other origin may, however alike', async () => {
  const alike = fc.constantFrom(
    ...[`${APP}.evil.example`, `${APP}:8443`, `${APP}/`, APP.replace('https', 'http'), APP.toUpperCase()],
    ...['https://evil.example', 'https://xconto.example.it', 'https://conto.example.it@evil.example', 'null'],
    ...['', '*', `${APP},${OTHER}`, `${APP} ${OTHER}`],
  );
  const site = fc.constantFrom(...sites);
  await fc.assert(
    fc.asyncProperty(alike, site, fc.constantFrom(...endpointNames), async (origin, from, name) => {
      const { method, path } = endpointOf(name);
      const url = fillPath(path, { provider: 'x', guid: 'x', type: 'x', stampeId: 'x', barCode: 'x' });
      const { statusCode, headers } = await inject(method, url, { origin, ...from });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined]);
      const asked = { origin, 'access-control-request-method': method };
      const preflight = await inject('OPTIONS', url, asked);
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    }),
  );
});

it('answers a preflight request with what the calls need', async () => {
  const { statusCode, headers, body } = await inject('OPTIONS', '/wgt/product/onboarding/next', {
    origin: APP,
    'sec-fetch-site': 'cross-site',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  expect([statusCode, body]).toEqual([204, '']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': APP,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
  });
});

it.each([
  '/sandbox/outbox.json',
  '/sandbox',
  '/metrics',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/openapi-review.json',
])('%s cannot be read from there', async (url) => {
  const { headers } = await inject('GET', url, { origin: APP, host: 'localhost' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('cannot drive the sandbox from there', async () => {
  const { statusCode } = await inject('POST', '/sandbox/requests/x/conclude', { origin: APP, host: 'localhost', 'sec-fetch-site': 'same-site' }); // prettier-ignore
  expect(statusCode).toBe(403);
});

const cookieOf = async (host: string): Promise<string> => {
  const { headers } = await inject('GET', endpointOf('productInfo').path, { origin: APP, host });
  return String(headers['set-cookie']).replace(/=[^;]+/, '');
};

it('the cookie of pages of the same site is Lax', async () => {
  expect(await cookieOf('servizi.example.it')).toBe(
    '__Host-apertura; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(await cookieOf('localhost')).toBe('apertura; Path=/; HttpOnly; SameSite=Lax');
});

describe('for pages of another site', () => {
  const partitioned = testService(() => ({
    environment: { WEB_ORIGINS: APP, SESSION_COOKIE: 'cross-site' },
  }));

  it('browsers send the cookie, partitioned by site, over TLS alone', async () => {
    for (const [host, name] of [['servizi.example.it', '__Host-apertura'], ['localhost', 'apertura']] as const) {
      const { headers } = await partitioned.client().inject({ url: endpointOf('productInfo').path, headers: { host } });
      expect(String(headers['set-cookie']).replace(/=[^;]+/, '')).toBe(
        `${name}; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`,
      );
    }
  }); // prettier-ignore
});
