import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { scriptProblems } from '../../scripts/lib/oldest/scripts';
import { arrive } from './support/arrive';
import { heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { DESKTOP, PHONE } from '../../scripts/testing/browser/visit';

const TITLE = 'Questo browser è troppo vecchio';

const lacks = {
  'Safari 16.3, Firefox 112': 'delete window.CompressionStream',
  'Chrome 107':
    'const { supports } = CSS; CSS.supports = (...all) => !/dvh/.test(all.join()) && supports(...all)',
  'a browser of 2014':
    'delete window.CompressionStream; delete window.CSS; delete window.fetch; delete window.Promise',
} as const;

const met = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, h2')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent),
    focused: document.activeElement?.textContent,
    title: document.title,
    mains: [...document.querySelectorAll('main')].filter((one) => one.checkVisibility()).length,
  }));
const ONLY_THAT = {
  headings: [TITLE],
  focused: TITLE,
  title: expect.stringMatching(`^${TITLE} \\|`),
  mains: 1,
};

const REFUSED = /Content Security Policy/;

it.each(Object.entries(lacks))(
  '%s: each page says that the browser is too old, and nothing else',
  async (_, lack) => {
    const { page, context, open, provokes } = await arrive({ viewport: PHONE });
    provokes(REFUSED);
    await context.addInitScript({ content: lack });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wgt/')) calls.push(request.url());
    });
    for (const place of ['/', '/request/company-info', '/resume/0123abcd', '/status', '/reupload/0123abcd']) {
      await open(place);
      await heading(page, TITLE);
      expect(await met(page)).toEqual(ONLY_THAT);
      expect(await page.getByLabel('Indirizzo da aprire sull’altro dispositivo').inputValue()).toBe(
        page.url(),
      );
    }
    expect(calls).toEqual([]);
  },
);

it('a browser that cannot read the scripts says so too, and no watch takes it back', async () => {
  const { page, context, open, provokes } = await arrive({ viewport: DESKTOP });
  provokes(/Content Security Policy|SyntaxError/);
  await context.addInitScript({ content: lacks['Safari 16.3, Firefox 112'] });
  await page.clock.install();
  await context.route('**/assets/*.js', (route) =>
    route.fulfill({ body: 'class { static { ~~~', contentType: 'text/javascript' }),
  );
  await open();
  await heading(page, TITLE);
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.fastForward(60_000);
    expect(await met(page)).toEqual(ONLY_THAT);
  }
});

it.each([PHONE, DESKTOP])('the page can be used at $width px, and its address copied', async (viewport) => {
  const { page, context, open, provokes } = await arrive({
    viewport,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  provokes(REFUSED);
  await context.addInitScript({ content: lacks['Safari 16.3, Firefox 112'] });
  await open('/resume/0123abcd');
  await heading(page, TITLE);
  await expectUsable(page);
  const copy = page.getByRole('button', { name: 'Copia l’indirizzo' });
  await copy.click();
  await page.getByRole('button', { name: 'Indirizzo copiato' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

it('its script is ES5, and comes before every other one', async () => {
  const page = readFileSync(path.join(__dirname, '../../dist/web/index.html'), 'utf8');
  const [first = ''] = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  expect(first).toContain('boot-old');
  expect(scriptProblems(first, 'script', 5)).toEqual([]);
});
