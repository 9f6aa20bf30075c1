// A slow line, on which what a page asks for comes late.
import type { Page } from 'playwright-core';
import type { StepSlug } from '../../../src/contract/steps/table';
import { arrive, type Visitor } from './arrive';
import { fastForward } from './earlier';
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

/** Remembers the controls as soon as the page has its heading, and where each is. The footer is below. */
const remember = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.getElementById('boot') ?? !document.querySelector('main h1')) await frame();
    const placeOf = (one: Element) => Math.round(one.getBoundingClientRect().top + window.scrollY);
    const controls = [...document.querySelectorAll('main :is(button, input, select, a[href])')];
    const before = controls.map((one) => [one, placeOf(one)] as const);
    const moved = (): string[] =>
      before
        .filter(([one, place]) => one.isConnected && placeOf(one) !== place)
        .map(([one, place]) => `${one.outerHTML.slice(0, 80)} from ${place} to ${placeOf(one)}`);
    Object.assign(window, { moved });
  });

/** Nothing that can be pressed moves when all is there. */
export const nothingMoves = async ({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> => {
  await slowDown(page);
  await open();
  await remember(page);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());
  expect(moved).toEqual([]);
};

export const onPhone = (): Promise<Visitor> => arrive({ viewport: PHONE, hasTouch: true, isMobile: true });

export const nothingMovesOn = async (slug: StepSlug): Promise<void> => {
  const visitor = await onPhone();
  await fastForward(visitor.context, product, slug);
  await nothingMoves(visitor);
};
