import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineHashes } from '../../../server/http/inlineHashes';
import { startTestApp, type TestApp } from '../support';

const PAGE =
  '<!doctype html><html lang="it"><style>body{margin:0}</style><script src="/assets/main.0123456789.js"></script></html>';
let service: TestApp;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'apertura-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(
    join(web, 'config.json'),
    '{"mainServiceUrl":"","v2ServiceUrl":"https://v2.example.it/api"}',
  );
  await writeFile(join(web, 'assets', 'main.0123456789.js'), 'export {}');
  service = await startTestApp({ environment: { WEB_DIR: web } });
});
afterAll(async () => {
  await service.close();
  await rm(web, { recursive: true });
});

const get = (url: string, accept = '*/*') => service.client().inject({ url, headers: { accept } });
const HTML = 'text/html,application/xhtml+xml';

describe('health', () => {
  it('answers while alive, and ready while database and documents answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'success' });
    expect((await get('/readyz')).json()).toEqual({ status: 'success' });
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

  it('has hashed files for ever, and its configuration anew each time', async () => {
    const script = await get('/assets/main.0123456789.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const config = await get('/config.json');
    expect([config.json(), config.headers['cache-control']]).toEqual([
      { mainServiceUrl: '', v2ServiceUrl: 'https://v2.example.it/api' },
      'no-cache',
    ]);
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

describe('the headers of every answer', () => {
  it('hold a strict policy: own scripts, own styles and those very bytes that the page has inline', async () => {
    const { headers } = await get('/', HTML);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(inlineHashes(PAGE).styles[0]);
    expect(policy).not.toContain('unsafe');
    for (const source of ['img-src', 'media-src', 'worker-src']) {
      expect(policy).toMatch(new RegExp(`${source} 'self'[^;]* blob:`));
    }
    expect(policy).toContain("connect-src 'self' blob: https://v2.example.it;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
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

describe('bodies', () => {
  const send = (contentType: string, payload: string) =>
    service.client().inject({
      method: 'POST',
      url: '/wgt/validate/codicefiscale',
      headers: { 'content-type': contentType },
      payload,
    });

  it.each([
    ['text/plain', '{"nome":"a"}', 415],
    ['application/x-www-form-urlencoded', 'nome=a', 415],
    ['application/xml', '<a/>', 415],
    ['application/json', '{"nome":', 400],
    ['application/json', '', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"nome":1,"cognome":"b","cf":"c"}', 400],
    ['application/json', '{"__proto__":{"a":1},"nome":"a","cognome":"b","cf":"c"}', 400],
    ['application/json', `{"nome":"${'x'.repeat(300_000)}"}`, 413],
  ])('of %s %.30s… answer %i in the form of the contract', async (contentType, payload, httpStatus) => {
    const response = await send(contentType, payload);
    expect(response.statusCode).toBe(httpStatus);
    expect(response.json()).toEqual({
      status: 'bad_request',
      message: expect.stringMatching(/\.$/),
      supportCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
  });

  it('may be empty where a call takes none', async () => {
    const response = await service.client().inject({
      method: 'POST',
      url: '/wgt/contact/list',
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('a hostile body', () => {
  const post = (url: string, contentType: string, payload: string) =>
    service.client().inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

  it('with a NUL in any text is refused, in the address too', async () => {
    const json = await post('/wgt/contact/start', 'application/json', '{"guid":"a\\u0000"}');
    expect([json.statusCode, json.json<{ status: string }>().status]).toEqual([400, 'bad_request']);
    const address = await get('/wgt/utils/stampa/contract/%00/%00.pdf');
    expect(address.statusCode).toBe(400);
  });

  it('that breaks off in the middle of a form is refused, not a fault', async () => {
    for (const url of ['/wgt/contact/upload', '/wgt/contact/document/reupload', '/wgt/document/upload']) {
      const response = await post(url, 'multipart/form-data; boundary=x', '{}');
      expect([url, response.statusCode < 500]).toEqual([url, true]);
    }
  });
});

describe('a fault', () => {
  it('is a 500 with a general message and a support code, and says nothing of itself', async () => {
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
