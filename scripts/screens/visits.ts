import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { visit, type Visit } from '../testing/browser/visit';
import type { Hand } from '../testing/browser/hands';
import type { TestProduct } from '../testing/product/product';
import type { HardWay } from '../testing/browser/hardWays';
import type { Look } from '../testing/pages/way';

interface Visitor extends Visit {
  readonly look: Look;
}

export interface Walk {
  readonly product: TestProduct;
  readonly width: number;
  readonly hand: Hand;
  readonly come: () => Promise<Visitor>;
}

/** A phone has fingers: its pages differ from those of a narrow window. */
const touch: BrowserContextOptions = { hasTouch: true, isMobile: true };

interface Ways extends Omit<Walk, 'come' | 'width'> {
  readonly browser: Browser;
  readonly way: HardWay;
  readonly lookAt: (page: Page, screen: string) => Promise<void>;
}

/** A font that comes too late for the first page is there on the next; what that page stored is forgotten. */
const loadFont = async ({ context, page }: Visit, { url }: TestProduct): Promise<void> => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  await page.goto('about:blank');
  await context.clearCookies();
};

export const walkOf = ({ browser, way, lookAt, ...walk }: Ways): Walk => ({
  ...walk,
  width: way.viewport.width,
  come: async () => {
    const device = way.viewport.width < 400 ? { ...touch, ...way.device } : way.device;
    const visitor = await visit(browser, way.viewport, device);
    // tsx names the functions that it compiles; the page, which some run in, has no such helper.
    await visitor.context.addInitScript('globalThis.__name = (named) => named');
    await way.prepare?.(visitor.context);
    await loadFont(visitor, walk.product);
    return { ...visitor, look: (screen) => lookAt(visitor.page, screen) };
  },
});
