import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testService } from '../support';

const web = mkdtempSync(path.join(tmpdir(), 'apertura-pages-'));
const head = '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />';
writeFileSync(path.join(web, 'index.html'), `<!doctype html><html lang="it"><head>${head}</head></html>`);
afterAll(() => rm(web, { recursive: true }));
const service = testService(() => ({ environment: { WEB_DIR: web, MOCK: 'on' } }));

const ask = (method: 'GET' | 'HEAD', url: string, accept = 'text/html') =>
  service.client().inject({ method, url, headers: { accept } });

const ownPages = ['/review/sign-in', '/review', '/sandbox', '/sandbox/mock'];

it.each(ownPages)('%s names an icon that is there', async (url) => {
  const { statusCode, body, headers } = await ask('GET', url);
  if (statusCode >= 300 && statusCode < 400) return expect(ownPages).toContain(headers.location);
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(body) ?? [];
  const { statusCode: status, headers: its, rawPayload } = await ask('GET', icon, 'image/*');
  expect([url, status, its['content-type']]).toEqual([url, 200, 'image/svg+xml']);
  expect(rawPayload.toString()).toContain('<svg');
});

it('what names no icon has one at the address that browsers ask for by themselves', async () => {
  const { statusCode, headers } = await ask('GET', '/favicon.ico', 'image/*');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

const appPages = ['/', '/request/card', '/resume', '/resume/g?a=1', '/status', '/reupload/g', '/thanks'];
const others = ['/session-expired/resume', '/support/replay', '/assets/none.js', '/favicon.ico', '/boh'];

it.each([...appPages, ...others, ...ownPages])('HEAD of %s answers as GET, without a body', async (url) => {
  for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
    const [get, alone] = [await ask('GET', url, accept), await ask('HEAD', url, accept)];
    const told = ({ statusCode, headers }: typeof get) => [
      ...[url, accept, statusCode, headers['content-type'], headers['content-length']],
      ...[headers.etag, headers['cache-control'], headers.location],
    ];
    expect(told(alone)).toEqual(told(get));
    expect(alone.body).toBe('');
  }
});

it.each(appPages)('HEAD of the page %s is 200, for a monitor too', async (url) => {
  for (const accept of ['text/html', '*/*'])
    expect([accept, (await ask('HEAD', url, accept)).statusCode]).toEqual([accept, 200]);
});
