// React and the pages are fetched when they no longer take the line from the scripts of store and flows.
import type { Page } from 'playwright-core';
import { arrive, LANDING } from './support/arrive';
import { heading } from '../../scripts/testing/pages/form';
import { pathOf } from './support/shortcuts';
import { until } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const INTRO = 'Prima di iniziare';

const hold = async (page: Page, ...names: readonly string[]) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+)\.\w+\.js$/.exec(pathOf(request)) ?? [];
    if (name !== undefined) asked.push(name);
  });
  const holds = await Promise.all(
    names.map(async (name) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/assets/${name}.*.js`, async (route) => {
        await released;
        await route.continue();
      });
      return [name, () => release()] as const;
    }),
  );
  return { asked, release: Object.fromEntries(holds) };
};

it.each([
  ['while the other is still missing', 'state', 'begin'],
  ['in either order', 'begin', 'state'],
])('they wait for the first of those, and not for the second: %s', async (_, first, second) => {
  const { page } = await arrive();
  const { asked, release } = await hold(page, first, second);
  const answered = page.waitForResponse(/onboarding\/start$/);
  await page.goto(`${product.url}/${LANDING}`, { waitUntil: 'commit' });
  await (await answered).finished();
  expect([...asked].sort()).toEqual(['begin', 'state']);
  release[first]?.();
  await until(
    () => asked.length,
    (count) => count === 4,
  );
  expect([...asked].sort()).toEqual(['begin', 'main', 'react', 'state']);
  expect(await page.locator('#boot').count()).toBe(1);
  release[second]?.();
  await page.locator('#boot').waitFor({ state: 'detached' });
  await heading(page, INTRO);
});

it('if the browser reports nothing, the first entry fetches them', async () => {
  const { page } = await arrive();
  await page.addInitScript(() => Object.assign(window, { PerformanceObserver: undefined }));
  const { asked, release } = await hold(page, 'state');
  const answered = page.waitForResponse(/onboarding\/start$/);
  await page.goto(`${product.url}/${LANDING}`, { waitUntil: 'commit' });
  await answered;
  expect(asked).not.toContain('react');
  release['state']?.();
  await page.locator('#boot').waitFor({ state: 'detached' });
  await heading(page, INTRO);
  expect(asked.filter((name) => name === 'react')).toHaveLength(1);
});
