import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { withConfig } from '../../../server/http/appPage';
import { testService } from '../support';

const PRELOAD = '<link rel="preload" href="/conto/config.json" as="fetch" crossorigin>';
const BEFORE = '<!doctype html><html lang="it"><head><link rel="preload" href="/other.json">';
const AFTER = '<script>1</script></head><body>così</body></html>';
const PAGE = BEFORE + PRELOAD + AFTER;
const BLOCK = /^<script type="application\/json" id="config">([^<]*)<\/script>$/;

/** What the page carries; undefined if it asks for config.json. Throws if anything else has changed. */
const carriedIn = (page: string): unknown => {
  expect([page.slice(0, BEFORE.length), page.slice(-AFTER.length)]).toEqual([BEFORE, AFTER]);
  const middle = page.slice(BEFORE.length, -AFTER.length);
  if (middle === PRELOAD) return undefined;
  // No '<' in it, so nothing can end the block or hide its end.
  const [, data = ''] = BLOCK.exec(middle) ?? [];
  return JSON.parse(data);
};

const hostile = fc.constantFrom('</script><b>', '<!--<script>', '$&$`$1', '\u2028', '\\u003c', '\u0000');
const text = fc.oneof(fc.string({ unit: 'binary' }), hostile);
const config = fc.dictionary(text, fc.oneof(fc.jsonValue(), text, fc.dictionary(text, text)), {
  noNullPrototype: true,
});

it('the page carries any configuration as it is, and nothing else of the page changes', () => {
  fc.assert(
    fc.property(config, (one) => {
      const json = JSON.stringify(one, undefined, 2);
      const page = withConfig(PAGE, json);
      expect(carriedIn(page)).toEqual(JSON.parse(json));
      expect(withConfig(withConfig(PAGE, '{"old":1}'), json)).toBe(page);
    }),
  );
  expect(withConfig(PAGE, '{ "a": 1e400 }')).toContain('>{ "a": 1e400 }<');
});

it('a config.json that is no JSON, or a page that does not ask, leaves the page as built', () => {
  const noJson = fc.string().filter((one) => {
    try {
      JSON.parse(one);
      return false;
    } catch {
      return true;
    }
  });
  fc.assert(fc.property(noJson, (one) => expect(carriedIn(withConfig(PAGE, one))).toBeUndefined()));
  expect(withConfig(BEFORE + AFTER, '{}')).toBe(BEFORE + AFTER);
});

describe('the service', () => {
  const web = mkdtempSync(path.join(tmpdir(), 'apertura-page-'));
  const file = path.join(web, 'config.json');
  beforeAll(() => writeFile(path.join(web, 'index.html'), PAGE));
  const service = testService(() => ({ environment: { WEB_DIR: web } }));
  afterAll(() => rm(web, { recursive: true }));

  const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  class Cache {
    #page = '';
    #etag: string | undefined;

    async load(url: string, accepted: string): Promise<string> {
      const { statusCode, headers, rawPayload } = await service.client().inject({
        url,
        headers: {
          accept: 'text/html',
          'accept-encoding': accepted,
          ...(this.#etag !== undefined && { 'if-none-match': this.#etag }),
        },
      });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (statusCode === 304) {
        expect(rawPayload).toHaveLength(0);
        return this.#page;
      }
      const decode = decoders[headers['content-encoding'] ?? ''];
      expect([statusCode, decode !== undefined]).toEqual([200, accepted !== 'identity']);
      this.#page = (decode ? decode(rawPayload) : rawPayload).toString();
      this.#etag = headers.etag;
      return this.#page;
    }
  }

  const change = fc.oneof(
    fc.record({ kind: fc.constant('write' as const), value: config.map((one) => JSON.stringify(one)) }),
    fc.record({ kind: fc.constant('write' as const), value: fc.constantFrom('{', '', '{"a":1}', '{"a":2}') }),
    fc.record({ kind: fc.constant('remove' as const) }),
  );
  const visit = fc.record({
    kind: fc.constant('visit' as const),
    browser: fc.integer({ min: 0, max: 2 }),
    url: fc.constantFrom('/', '/request/card', '/resume?a=1'),
    accepted: fc.constantFrom('identity', 'gzip', 'gzip, deflate, br'),
  });

  it('every browser sees the configuration of now, however it is changed between loads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(change, visit), { minLength: 3 }), async (acts) => {
        await rm(file, { force: true });
        let now = '';
        const caches = [new Cache(), new Cache(), new Cache()];
        for (const act of acts)
          if (act.kind === 'visit') {
            const page = await caches[act.browser]?.load(act.url, act.accepted);
            expect(page).toBe(withConfig(PAGE, now));
          } else if (act.kind === 'write') {
            now = act.value;
            await writeFile(file, now);
          } else {
            now = '';
            await rm(file, { force: true });
          }
      }),
    );
  });

  it.each(['//request', '///resume/abc?a=1', '//'])('answers %s with the page', async (url) => {
    const page = await service.client().inject({ url, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const call = await service.client().inject({ url: '//healthz', headers: { accept: 'text/html' } });
    expect(call.statusCode).not.toBe(200);
  });

  it.each([
    '/%',
    '/%ff?a=%',
    '/resume/%E0%A4%A',
    '/request/%zz',
    '/%00',
    '/resume/%00',
    '/review/%',
    '/review/%E0%A4%A?a=%',
  ])('answers %s, which cannot be decoded, with the page, and a call with a refusal', async (url) => {
    const headers = { accept: 'text/html' };
    const page = await service.client().inject({ url, headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const call = await service.client().inject({ url: `/wgt${url}`, headers });
    expect([call.statusCode, call.json()]).toEqual([400, expect.objectContaining({ status: 'bad_request' })]);
  });

  it('[R8-08] answers a person with the page where the review has none, and a call with a refusal', async () => {
    const ask = (url: string, accept: string) => service.client().inject({ url, headers: { accept } });
    for (const url of ['/review/no-such-page', '/review/%', '/review/requests/1/2/3/4/5'])
      expect([url, (await ask(url, 'text/html,*/*;q=0.8')).headers['content-type']]).toEqual([
        url,
        'text/html; charset=utf-8',
      ]);
    for (const [url, accept] of [
      ['/review/api/no', 'text/html'],
      ['/review/api/%', 'text/html'],
      ['/review/no', 'application/json'],
      ['/review/no.css', 'text/html'],
    ] as const)
      expect([url, (await ask(url, accept)).json()]).toEqual([
        url,
        expect.objectContaining({ status: 'bad_request' }),
      ]);
  });

  it('a client that has the page gets 304, in any encoding', async () => {
    const ask = (headers: Record<string, string>) => service.client().inject({ url: '/', headers });
    const { etag = '' } = (await ask({ 'accept-encoding': 'br' })).headers;
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*'])
      expect((await ask({ 'if-none-match': known, 'accept-encoding': 'gzip' })).statusCode).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    // A reload past the cache.
    expect((await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).statusCode).toBe(200);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*', 'gzip'],
    ['br;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('to whom accepts %j it sends %s', async (accepted, sent) => {
    const { headers } = await service.client().inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(sent);
  });

  it('compresses the page once, until it is another; a failure is not kept', async () => {
    const compress = jest.spyOn(zlib, 'brotliCompress');
    const get = async () => (await service.client().inject({ url: '/' })).statusCode;
    await writeFile(file, '{"once":1}');
    expect([await get(), await get(), compress.mock.calls.length]).toEqual([200, 200, 1]);
    await writeFile(file, '{"once":2}');
    compress.mockImplementationOnce(((_: Buffer, done: (error: Error) => void) =>
      done(new Error('full'))) as never);
    expect([await get(), await get(), compress.mock.calls.length]).toEqual([500, 200, 3]);
    compress.mockRestore();
  });

  it('a monitor may ask for the headers alone', async () => {
    const answer = await service.client().inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
  });

  it('a page that is lost while the service runs is an error, and there again when it is', async () => {
    await rm(path.join(web, 'index.html'));
    expect((await service.client().inject({ url: '/' })).statusCode).toBe(500);
    await writeFile(path.join(web, 'index.html'), PAGE);
    expect((await service.client().inject({ url: '/' })).statusCode).toBe(200);
  });
});
