import type { Page, Route } from 'playwright-core';
import { arrive } from './support/arrive';
import { asOnAnyHost } from './support/configuration';
import { heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { press } from '../../scripts/testing/pages/resumePages';
import { pathOf } from './support/shortcuts';
import { eventually, until } from '../../scripts/testing/browser/until';
import { DESKTOP, PHONE } from '../../scripts/testing/browser/visit';

const INTRO = 'Prima di iniziare';
const SCRIPTS = ['state', 'begin', 'react', 'main'] as const;

it('the page survives one loss of each script, and is plain with a way on for lost ones', async () => {
  const { page, open, provokes } = await arrive();
  provokes(/ERR_FAILED|502|Configuration missing/);
  await page.clock.install();
  await asOnAnyHost(page);
  const asked = new Map<string, number>();
  const losing = (times: number) => async (route: Route) => {
    const path = pathOf(route.request());
    const before = asked.get(path) ?? 0;
    asked.set(path, before + 1);
    if (before >= times) await route.continue();
    else if (path.includes('react')) await route.fulfill({ status: 502, body: '<h1>502</h1>' });
    else await route.abort();
  };
  const files = new RegExp(`/assets/(${SCRIPTS.join('|')})\\.|/config\\.json$`);
  await page.route(files, losing(1));
  await open();
  await eventually(async () => {
    await page.clock.fastForward(1000);
    expect(await page.locator('#boot').count()).toBe(0);
  });
  await heading(page, INTRO);
  expect(asked.size).toBe(SCRIPTS.length + 1);
  expect([...asked.values()].every((count) => count >= 2)).toBe(true);
  await page.unroute(files);

  asked.clear();
  await page.route(/\/assets\/main\./, losing(4));
  await open();
  const failed = page.getByRole('heading', { level: 1, name: 'La pagina non si è caricata' });
  await eventually(async () => {
    await page.clock.fastForward(4000);
    expect(await failed.count()).toBe(1);
  });
  expect(await failed.evaluate((one) => one === document.activeElement)).toBe(true);
  await page
    .getByRole('link')
    .filter({ hasText: /assistenza|@/ })
    .waitFor();
  await expectUsable(page);
  await press(page, 'Riprova');
  await heading(page, INTRO);

  let hanging = 0;
  await page.route('**/config.json', () => void (hanging += 1));
  await open();
  // Each attempt's eight seconds begin with it: sooner, the watchdog of the page would begin again.
  for (const attempt of [1, 2, 3]) {
    await until(
      () => hanging,
      (count) => count >= attempt,
    );
    await page.clock.fastForward(8000);
    if (attempt < 3) await page.clock.fastForward(attempt * 1000);
  }
  await heading(page, 'Servizio non disponibile');
});

const emptyPlaces = (page: Page): Promise<readonly string[]> =>
  page.locator('#root *').evaluateAll((all) =>
    all
      .filter((one) => {
        const isHidden = getComputedStyle(one).visibility === 'hidden';
        const isBlank =
          one instanceof HTMLElement && !one.querySelector('svg') && one.innerText.trim() === '';
        return (isHidden || isBlank) && one.getBoundingClientRect().height > 8;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

it.each([PHONE, DESKTOP])(
  'without JavaScript the page says that it is necessary, without button or empty bar, at $width x $height',
  async (viewport) => {
    const { page, open } = await arrive({ javaScriptEnabled: false, viewport });
    await open();
    expect(await page.locator('noscript .boot-note').innerText()).toContain('è necessario JavaScript');
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await emptyPlaces(page)).toEqual([]);
    await heading(page, INTRO);
  },
);
