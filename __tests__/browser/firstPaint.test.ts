import type { Page, Request } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { arrive, LANDING } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { pathOf } from './support/shortcuts';
import { eventually, until } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

/** The page travels in the first round trip of a connection: ten packets of 1,460 bytes, head included. */
const FIRST_FLIGHT = 14_000;

const film = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    const steps: string[] = [];
    const shifts: number[] = [];
    const look = (): void => {
      const shown = (selector: string): string =>
        [...document.querySelectorAll(selector)].find((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        )?.textContent ?? '';
      const title = shown('h1');
      if (title !== seen.at(-1)) seen.push(title);
      const step = shown('nav p strong');
      if (step !== '' && step !== steps.at(-1)) steps.push(step);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen, steps, shifts });
  });
const filmed = (page: Page) =>
  page.evaluate(() => {
    const { seen, steps, shifts } = window as unknown as Record<'seen' | 'steps', string[]> & {
      shifts: number[];
    };
    return { seen, steps, shifts };
  });
const begin = (page: Page, path = '/') =>
  page.goto(`${product.url}${path}${LANDING}`, { waitUntil: 'commit' });
const takenOver = (page: Page): Promise<void> => page.locator('#boot').waitFor({ state: 'detached' });

const holdScripts = async (page: Page) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

it.each([PHONE, { width: 1280, height: 800 }])(
  'the first page needs one request of one flight, %j; the app takes it over, and nothing moves',
  async (viewport) => {
    const { page: alone } = await arrive({ viewport });
    const answered: string[] = [];
    alone.on('requestfinished', (request: Request) => answered.push(pathOf(request)));
    await alone.route(
      (url) => url.pathname !== '/',
      () => undefined,
    );
    await begin(alone);
    await heading(alone, introCopy.title);
    await alone.getByRole('button', { name: introCopy.start, exact: true }).waitFor();
    expect(answered).toEqual(['/']);
    expect(
      gzipSync(await (await fetch(product.url, { headers: { accept: 'text/html' } })).text()).length,
    ).toBeLessThan(FIRST_FLIGHT);

    // Another page: a script that was left unanswered may fail in the next load of the same one, which then
    // loads itself again.
    const { page } = await arrive({ viewport });
    await film(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/^\/(wgt|config)/.test(pathOf(request))) calls.push(pathOf(request));
    });
    const release = await holdScripts(page);
    await begin(page);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.getByRole('button', { name: introCopy.start, exact: true }).waitFor();
    // The calls do not wait for the app, which makes none of them again.
    await until(
      () => calls.length,
      (count) => count === 3,
    );
    release();
    await takenOver(page);
    await until(
      () => pathOf(page),
      (path) => path === '/request/contact-info',
    );
    await page.waitForLoadState('networkidle');
    expect(await title?.evaluate((one) => one.isConnected)).toBe(true);
    // The page carries the configuration.
    expect(calls.map((path) => path.split('/').at(-1))).toEqual(['info', 'next', 'start']);
    // The next page's files have been fetched; none of them has run.
    const ran = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => /assets\/(\w+)\./.exec(src)?.[1]).filter(Boolean),
    );
    expect(new Set(ran)).toEqual(new Set(['state', 'begin', 'react', 'main']));
    await until(
      () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join('\n'),
        ),
      (names) => /screen-contact-info\..*\.js/.test(names) && names.includes('/flows.'),
    );
    const { seen, shifts } = await filmed(page);
    expect([seen.filter((one) => one !== ''), shifts]).toEqual([[introCopy.title], []]);
  },
);

/** What the browser's translation does to a page: every text is another, in elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root main')!, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const font = document.createElement('font');
      font.textContent = `en ${text.data}`;
      text.replaceWith(font);
    }
  });

it('a press on ‘Inizia’ before the app is there is kept, shown as kept and carried out once', async () => {
  const { page } = await arrive({ viewport: PHONE });
  const release = await holdScripts(page);
  await begin(page);
  await goOn(page, introCopy.start);
  await page.getByRole('alert').getByText('Caricamento in corso…').waitFor();
  release();
  await heading(page, greetingCopy.title);
  await goOn(page, 'Indietro');
  await heading(page, introCopy.title);
  await until(
    () => page.evaluate(() => (history.state as { usr?: { subPage?: number } } | null)?.usr?.subPage),
    (subPage) => subPage === 0,
  );
  await page.goForward();
  await heading(page, greetingCopy.title);
});

it('a press is not lost if the page reloads while React is still loading', async () => {
  const { page } = await arrive({ viewport: PHONE });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/{react,main}.*.js', async (route) => {
    await released;
    await route.continue();
  });
  let answer = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/onboarding/start', async (route) => {
    await pressed;
    await route.continue();
  });
  await begin(page);
  await goOn(page, introCopy.start);
  answer();
  const carriedOut = () => page.evaluate(() => window.apertura !== undefined && !window.apertura.keepsPress);
  await until(carriedOut, Boolean);
  const reloaded = page.reload();
  release();
  await reloaded;
  await heading(page, greetingCopy.title);
  await goOn(page, 'Indietro');
  await heading(page, introCopy.title);
  await page.goForward();
  await heading(page, greetingCopy.title);
});

it('nor is it lost where the browser translates the page meanwhile', async () => {
  const { page, provokes } = await arrive({ viewport: PHONE });
  provokes(/React error #418/);
  const release = await holdScripts(page);
  await begin(page);
  await page.getByRole('button', { name: introCopy.start, exact: true }).waitFor();
  await translate(page);
  await goOn(page, `en ${introCopy.start}`);
  release();
  await heading(page, greetingCopy.title);
});

it('the font is fetched behind the first page, shown by the next, and named by the next load', async () => {
  const { page } = await arrive({ viewport: PHONE });
  const isNamed = () =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('"Inter Variable"'));
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(pathOf(request));
  });
  const release = await holdScripts(page);
  await begin(page);
  await page.getByRole('button', { name: introCopy.start, exact: true }).waitFor();
  release();
  await takenOver(page);
  await until(
    () => fonts.length,
    (count) => count === 1,
  );
  expect(await isNamed()).toBe(false);
  await goOn(page, introCopy.start);
  await heading(page, greetingCopy.title);
  expect(await isNamed()).toBe(true);
  await begin(page);
  expect(await isNamed()).toBe(true);
});

it('a returning applicant sees neither the first page nor anything move', async () => {
  const { page, context, open } = await arrive({ viewport: PHONE });
  await fastForward(context, product, 'card');
  await open();
  await heading(page, 'La tua carta');
  await film(page);
  for (const path of ['/', '/request/card']) {
    const release = await holdScripts(page);
    await begin(page, path);
    await page.getByText('Caricamento in corso').filter({ visible: true }).first().waitFor();
    release();
    await heading(page, 'La tua carta');
    await eventually(async () => {
      const { seen, steps, shifts } = await filmed(page);
      expect([path, seen, steps, shifts]).toEqual([path, ['', 'La tua carta business'], ['Carta'], []]);
    });
  }
});
