// What a page asks for comes late on a slow line: nothing that can be pressed moves when it is there.
import type { Page } from 'playwright-core';
import { dataStepSlugs } from '../../src/contract/steps/table';
import { arrive, type Visitor } from './support/arrive';
import { fastForward, signedBy } from './support/earlier';
import { codeBy, codePage, typeCode } from './support/resumePages';
import { reviewOf } from './support/review';
import { PHONE } from './support/turnedPages';
import { product } from './support/worker';

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

const nothingMoves = async ({ page, open }: Pick<Visitor, 'page' | 'open'>): Promise<void> => {
  await slowDown(page);
  await open();
  await remember(page);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());
  expect(moved).toEqual([]);
};

it.each(dataStepSlugs)('moves nothing on the first page of %s', async (slug) => {
  const visitor = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
  await fastForward(visitor.context, product, slug);
  await nothingMoves(visitor);
});

it('moves nothing on the page of the video that is asked for again', async () => {
  const { applicant, guid } = await signedBy(product);
  await reviewOf(product, guid).refuse('FRONT_DOC_', 'Non si sente la frase');
  const visitor = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visitor;
  visitor.provokes(/403 .*contact\/list/);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await visitor.open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await page.getByText('La frase da leggere').waitFor();
  await nothingMoves({ ...visitor, open: () => visitor.open(`/reupload/${guid}`) });
});
