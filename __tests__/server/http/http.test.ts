import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineHashes } from '../../../server/http/inlineHashes';
import { pageHeaders } from '../../../server/http/pagePolicy';
import { startTestApp, testService } from '../support';
import { startingInProduction } from '../support/production';
import { endOf } from '../../../server/pdfSeal/key/openSealKey';

const CONFIG = { mainServiceUrl: '', v2ServiceUrl: 'https://v2.example.it/api' };
const PAGE =
  '<!doctype html><html lang="it"><style>body{margin:0}</style><script src="/assets/main.0123456789.js"></script></html>';
const SCRIPT = 'export {}';
const web = mkdtempSync(join(tmpdir(), 'apertura-web-'));
beforeAll(async () => {
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'index.html.gz'), gzipSync(PAGE));
  await writeFile(join(web, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(web, 'config.json'), JSON.stringify(CONFIG));
  await writeFile(join(web, 'assets', 'main.0123456789.js'), SCRIPT);
  await writeFile(join(web, 'assets', 'main.0123456789.js.br'), brotliCompressSync(SCRIPT));
});
const service = testService(() => ({ environment: { WEB_DIR: web } }));
afterAll(() => rm(web, { recursive: true }));

const get = (url: string, accept = '*/*') => service.client().inject({ url, headers: { accept } });
const HTML = 'text/html,application/xhtml+xml';

it('serves the first page to any client, compressed if it accepts that', async () => {
  const encodings = [
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ] as const;
  for (const [accepted, sent, decode] of encodings)
    for (const accept of ['*/*', HTML]) {
      const given = { accept, 'accept-encoding': accepted };
      const { statusCode, rawPayload, headers } = await service.client().inject({ url: '/', headers: given });
      const answer = [statusCode, headers['content-encoding'], decode(rawPayload).toString()];
      expect([accepted, accept, ...answer]).toEqual([accepted, accept, 200, sent, PAGE]);
    }
});

it('keeps a hashed file for ever in each of its encodings', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const script = await service.client().inject({ url: '/assets/main.0123456789.js', headers });
  expect([script.headers['content-encoding'], brotliDecompressSync(script.rawPayload).toString()]).toEqual([
    'br',
    SCRIPT,
  ]);
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers['vary']).toContain('accept-encoding');
});

describe('health', () => {
  it('answers while alive, and ready while database and documents answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'success' });
    expect((await get('/readyz')).json()).toEqual({ status: 'success' });
  });

  it("reports in production a seal that is a trial's or has expired, and never a good one", async () => {
    const { database, deps } = service;
    const environment = startingInProduction;
    const answerOf = async (isTrial: boolean, now = service.clock.now()): Promise<unknown> => {
      const sealKey = { ...deps.sealKey, isTrial };
      const clock = { now: () => now };
      const replica = await startTestApp({ database, environment, deps: { sealKey, clock } });
      const answer: unknown = (await replica.app.inject('/readyz')).json();
      await replica.close();
      return answer;
    };
    expect(await answerOf(true)).toEqual({ status: 'success', seal: 'trial' });
    expect(await answerOf(false)).toEqual({ status: 'success' });
    const afterItsEnd = new Date(endOf(deps.sealKey).getTime() + 1000);
    expect(await answerOf(false, afterItsEnd)).toEqual({ status: 'success', seal: 'ended' });
  });

  it('is not ready when the document store does not answer', async () => {
    const documents = { ...service.deps.documents, check: () => Promise.reject(new Error('gone')) };
    const broken = await startTestApp({ database: service.database, deps: { documents } });
    const response = await broken.client().inject({ url: '/readyz' });
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'error' }]);
    expect((await broken.client().inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.close();
  });
});

describe('the web app', () => {
  it.each(['/', '/request/card', '/resume', '/session-expired/resume?promoCode=X'])(
    '[R2.1-01] has its page at %s, never cached',
    async (url) => {
      const response = await get(url, HTML);
      expect([response.statusCode, response.body]).toEqual([200, PAGE]);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('has hashed files for ever, and reloads its configuration each time', async () => {
    const script = await get('/assets/main.0123456789.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const config = await get('/config.json');
    expect([config.json(), config.headers['cache-control']]).toEqual([CONFIG, 'no-cache']);
  });

  it.each([
    ['/assets/none.js', '*/*'],
    ['/assets/none.js', HTML],
    ['/wgt/none', HTML],
    ['/sandboxes/none.png', HTML],
    ['/request/card', 'application/json'],
  ])('has no page for %s with %s', async (url, accept) => {
    const response = await get(url, accept);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      expect.objectContaining({ status: 'bad_request' }),
    ]);
  });

  it('does not give what lies outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the headers of the page', () => {
  it('hold a strict policy: own scripts, own styles and those very bytes that the page has inline', async () => {
    const { headers } = await get('/', HTML);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(inlineHashes(PAGE).styles[0]);
    expect(policy).not.toContain('unsafe');
    for (const source of ['img-src', 'media-src', 'worker-src']) {
      expect(policy).toMatch(new RegExp(`${source} 'self'[^;]* blob:`));
    }
    expect(policy).toContain("connect-src 'self' blob: https://v2.example.it;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('are those that npm run csp prints for another server', async () => {
    const printed = pageHeaders(web);
    for (const url of ['/', '/assets/main.0123456789.js']) {
      const { headers } = await service.client().inject({ url, headers: { host: 'conto.example.it' } });
      expect(headers).toMatchObject(printed);
    }
    const elsewhere = pageHeaders(web, ['https://servizi.example.it'])['content-security-policy'];
    expect(elsewhere).toContain("connect-src 'self' blob: https://servizi.example.it;");
  });
});

it('JSON has a short policy, under which nothing is loaded', async () => {
  for (const url of ['/config.json', '/wgt/product/info', '/wgt/none'])
    expect((await get(url)).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
});

describe('writes from elsewhere', () => {
  const post = (headers: Record<string, string>) =>
    service
      .client()
      .inject({ method: 'POST', url: '/wgt/utils/province/ALL', headers, payload: { nome: '' } });

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost:80' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ])('are own with %j', async (headers) => {
    expect((await post(headers as Record<string, string>)).statusCode).toBe(200);
  });

  it('may still read a page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', accept: HTML };
    expect((await service.client().inject({ url: '/', headers })).statusCode).toBe(200);
  });
});

describe('a body', () => {
  const post = (url: string, payload: string) =>
    service
      .client()
      .inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });

  it('that is too large is refused in the form of the contract', async () => {
    const response = await post('/wgt/validate/codicefiscale', `{"nome":"${'x'.repeat(300_000)}"}`);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      status: 'bad_request',
      message: expect.stringMatching(/\.$/),
      supportCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
  });

  it('may be empty where a call takes none', async () => {
    expect((await post('/wgt/contact/list', '')).statusCode).toBe(403);
  });

  it('with a NUL in any text is refused, and so is an address with one', async () => {
    const json = await post('/wgt/contact/start', '{"guid":"a\\u0000"}');
    expect([json.statusCode, json.json<{ status: string }>().status]).toEqual([400, 'bad_request']);
    expect((await get('/wgt/utils/stampa/contract/%00/%00.pdf')).statusCode).toBe(400);
  });
});

describe('a fault', () => {
  it('is a 500 with a general message and a support code, without details', async () => {
    const broken = await startTestApp({
      database: service.database,
      deps: { clock: { now: () => { throw new Error('secret detail'); } } },
    }); // prettier-ignore
    const response = await broken.client().send('productInfo');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      status: 'error',
      message: 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.',
      supportCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    expect(response.body).not.toContain('secret');
    await broken.close();
  });
});
