import type { Page } from 'playwright-core';
import type { StepSlug } from '../../../src/contract/steps/table';
import { arrive, type Visitor } from './arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { PHONE } from './turnedPages';
import { product } from './worker';

const LATE_MS = 700;

const slowDown = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !url.pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() === 'fetch')
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue().catch(() => undefined);
    },
  );
};

/** Of `main` alone, since what comes moves the footer below it. */
const watchControls = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.getElementById('boot') ?? !document.querySelector('main h1')) await frame();
    const places = new Map<Element, number>();
    const moves: string[] = [];
    const look = (): void => {
      for (const one of document.querySelectorAll('main :is(button, input, select, a[href])')) {
        const { top, height } = one.getBoundingClientRect();
        if (height === 0) continue;
        const place = Math.round(top + window.scrollY);
        const before = places.get(one) ?? place;
        if (before !== place) moves.push(`${one.outerHTML.slice(0, 80)} from ${before} to ${place}`);
        places.set(one, place);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { moves });
  });

export const nothingMoves = async ({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> => {
  await slowDown(page);
  await open();
  await watchControls(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
};

export const onPhone = (): Promise<Visitor> => arrive({ viewport: PHONE, hasTouch: true, isMobile: true });

export const nothingMovesOn = async (slug: StepSlug): Promise<void> => {
  const visitor = await onPhone();
  await fastForward(visitor.context, product, slug);
  await nothingMoves(visitor);
};
