import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { withoutBase } from '../../../server/http/webBase';
import { listMessages } from '../../../server/repositories/outbox';
import { gather } from '../review/moves';
import { signed, testService } from '../support';

const SCRIPT = 'assets/main.0123456789.js';
const PAGE = `<!doctype html><script>1</script><script defer="defer" src="/conto/nuovo/${SCRIPT}"></script>`;
const web = mkdtempSync(path.join(tmpdir(), 'apertura-web-'));
beforeAll(async () => {
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), PAGE);
  await writeFile(path.join(web, SCRIPT), 'export {}');
});
const service = testService(() => ({ environment: { WEB_DIR: web, SANDBOX: 'on', MOCK: 'on' } }));
afterAll(() => rm(web, { recursive: true }));

const get = (url: string, accept = 'text/html') => service.client().inject({ url, headers: { accept } });

it.each([
  '/conto/nuovo',
  '/conto/nuovo?a=1',
  '/conto/nuovo/',
  '/conto/nuovo/request/card?a=1',
  '/request/card',
])('has the app’s page at %s, as a browser or a proxy asks for it', async (url) => {
  const { statusCode, body } = await get(url);
  if (url.startsWith('/conto')) expect([statusCode, body]).toEqual([200, PAGE]);
  else expect(statusCode).toBe(302);
});

it('has files and calls below the path, and at the root for a proxy that takes it away', async () => {
  for (const base of ['/conto/nuovo', '']) {
    expect((await get(`${base}/${SCRIPT}`, '*/*')).body).toBe('export {}');
    expect((await get(`${base}/wgt/product/info`, '*/*')).json()).toMatchObject({ status: 'success' });
    expect((await get(`${base}/readyz`, '*/*')).json()).toEqual({ status: 'success' });
  }
});

it('leads pages outside the path to it, and nothing else', async () => {
  for (const url of ['/', '/resume', '/conto/altro']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/conto/nuovo/']);
  }
  expect((await get('/wgt/none')).statusCode).toBe(404);
});

it('mails links to the app at its path, whatever the call says of where it came from', async () => {
  const { guid } = (await signed(service)).step;
  const refuse = async (origin: string | undefined, reason: string): Promise<string> => {
    const { statusCode } = await service.client().inject({
      method: 'POST',
      url: `/sandbox/requests/${guid}/refuse`,
      headers: {
        host: 'example.it',
        ...(origin !== undefined && { origin }),
        'sec-fetch-site': 'same-origin',
      },
      payload: { document: 'FRONT_DOC_1', reason },
    });
    expect(statusCode).toBe(200);
    await gather(service);
    return (await listMessages(service.deps.db, 1))[0]?.text ?? '';
  };
  const link = (origin: string): string => `${origin}/conto/nuovo/reupload/${guid}\n`;
  expect(await refuse('https://example.it', 'scaduto')).toContain(link('https://example.it'));
  expect(await refuse(undefined, 'mosso')).toContain(link('http://example.it'));
  expect(await refuse('other://example.it', 'buio')).toContain(link('http://example.it'));
});

it('leads from its own pages and answers to the app at its path', async () => {
  const { guid } = (await signed(service)).step;
  const links = { resume: `/conto/nuovo/resume/${guid}`, reupload: `/conto/nuovo/reupload/${guid}` };
  const review = await get(`/sandbox/requests/${guid}/review.json`, '*/*');
  expect(review.json<{ data: object }>().data).toMatchObject(links);
  const payload = { state: 'address-info' };
  // The mock's first applicant may come from an earlier test, with a code just sent.
  service.clock.pass({ minutes: 1 });
  const made = await service.client().inject({ method: 'POST', url: '/sandbox/mock/requests', payload });
  const resume = `/conto/nuovo/resume/${made.json<{ data: { guid: string } }>().data.guid}`;
  for (const [url, expected] of [
    [`/sandbox/requests/${guid}`, Object.values(links)],
    ['/sandbox/mock', [resume, '/conto/nuovo/']],
  ] as const) {
    const { body } = await get(url);
    const found = [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(found.filter((href) => !/^(#|\/sandbox)/.test(href)).sort()).toEqual([...expected].sort());
  }
});

it('takes the path away once, from its own addresses alone', () => {
  const path = fc.webPath().map((one) => (one.startsWith('/') ? one : `/${one}`));
  fc.assert(fc.property(path, (one) => expect(withoutBase(`/conto${one}`, '/conto/')).toBe(one)));
  fc.assert(fc.property(path, (one) => expect(withoutBase(one, '/')).toBe(one)));
  for (const one of ['/contox', '/conto.html', '/a/conto/', '/Conto/'])
    expect(withoutBase(one, '/conto/')).toBe(one);
  expect(withoutBase('/conto?a=1', '/conto/')).toBe('/?a=1');
});
