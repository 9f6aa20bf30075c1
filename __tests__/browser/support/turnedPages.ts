import type { Page } from 'playwright-core';
import { supportCopy } from '../../../src/copy/app';
import { dataStepSlugs, rowOf, type StepSlug } from '../../../src/contract/steps/table';
import { arrive, type Visitor } from './arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { isThere, loadSubPage } from './subPage';
import { eventually } from '../../../scripts/testing/browser/until';
import { product } from './worker';

interface Size {
  readonly width: number;
  readonly height: number;
}
export const PHONE: Size = { width: 390, height: 844 };
export const TABLET: Size = { width: 820, height: 1180 };

export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

export const turnedSlugs = [...dataStepSlugs, 'thanks'] as const;

type Box = readonly [what: string, ...box: number[]];

const boxesOf = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    // A font that comes too late is left out of a page (`font-display: optional`), and its fallback differs
    // in width: each page has the fallback (src/app/font.ts).
    delete document.documentElement.dataset['font'];
    const all = document.querySelectorAll<HTMLElement>('header, main, footer, h1, h2, h3, button');
    return Array.from(all, (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const what = one.matches('h1, h2, h3, button') ? one.innerText : '';
      return [`${one.localName} ${what}`, ...[x, y, width, height].map(Math.round)] as const;
    });
  });

/** WebKit 2.50 keeps the media queries of the first width where one is on the page. */
const expectNoContainer = async (page: Page): Promise<void> => {
  const made = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((one) => !['', 'normal'].includes(getComputedStyle(one).containerType))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(made).toEqual([]);
};

/** The contract's reader keeps the view that it was opened with, text or pages, which differ in height. */
const acrossOnly = (boxes: readonly Box[]): readonly Box[] =>
  boxes
    .filter(([what]) => !/^h[23]|^button/.test(what))
    .map(([what, x = 0, , width = 0]) => [what, x, width]);

const load = async (page: Page, size: Size, subPage: number): Promise<void> => {
  await page.setViewportSize(size);
  await loadSubPage(page, subPage);
};

/** Without the button beside the code of the journey, whose letters differ in width. */
const withoutSupport = (boxes: readonly Box[]): readonly Box[] =>
  boxes.filter(([what]) => !what.includes(supportCopy.recording));

export const turnPage = async (upright: Size, reach: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const across = turned(upright);
  const reached = async (viewport: Size): Promise<Page> => {
    const visitor = await arrive({ viewport, hasTouch: true, isMobile: true });
    await reach(visitor);
    return visitor.page;
  };
  const [first, second, third] = [await reached(upright), await reached(across), await reached(upright)];
  const areAlike = (one: Page, other: Page): Promise<void> =>
    eventually(async () =>
      expect(withoutSupport(await boxesOf(one))).toEqual(withoutSupport(await boxesOf(other))),
    );
  await first.setViewportSize(across);
  await areAlike(first, second);
  await second.setViewportSize(upright);
  await areAlike(second, third);
};

/** Two browsers show the request's page: in one each page is turned, in the other it is loaded that way. */
export const turnEveryPage = async (
  [one, other]: readonly [Page, Page],
  slug: StepSlug,
  upright: Size,
): Promise<void> => {
  const across = turned(upright);
  const titles = new Set<string>();
  const seen = slug === 'contract' ? acrossOnly : (boxes: readonly Box[]) => boxes;
  const titleOf = (page: Page): Promise<string> => page.locator('#root h1').innerText();
  const areAlike = (): Promise<void> =>
    eventually(async () => {
      const title = await titleOf(one);
      expect(await titleOf(other)).toBe(title);
      expect(seen(await boxesOf(one))).toEqual(seen(await boxesOf(other)));
      titles.add(title);
    });
  for (const page of [one, other]) await isThere(page);
  // A contact that is not confirmed yet has no later pages: `turnPage` reaches them.
  const count = slug === 'contact-info' ? 2 : Math.max(rowOf(slug).subPages.length, 1);
  for (let subPage = 0; subPage < count; subPage += 1) {
    await load(one, upright, subPage);
    await load(other, across, subPage);
    await one.setViewportSize(across);
    await areAlike();
    await expectNoContainer(one);
    await load(one, upright, subPage);
    await other.setViewportSize(upright);
    await areAlike();
  }
  expect(titles.size).toBe(count);
};

export const turnDevice = async (slug: StepSlug, upright: Size): Promise<void> => {
  const device = { hasTouch: true, isMobile: true };
  const one = await arrive({ viewport: upright, ...device });
  const other = await arrive({ viewport: turned(upright), ...device });
  await fastForward(one.context, product, slug);
  await other.context.addCookies(await one.context.cookies());
  for (const { open } of [one, other]) await open();
  await turnEveryPage([one.page, other.page], slug, upright);
};
