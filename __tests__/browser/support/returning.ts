// Somebody who comes back: from another browser, by an address that brought them here.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations, DESKTOP, PHONE, visit, type Visit } from './browser';
import type { Product } from './product';
import { until } from './shortcuts';

/** What the landing address brings along; no navigation may lose it. */
export const LANDING = '?utm_source=prova&promoCode=BENVENUTO&gclid=a1';

export interface Returning extends Visit {
  /** Loads the app at the path, from the landing address's campaign. */
  readonly open: (path?: string) => Promise<void>;
  /** Waits until the address shows the path. */
  readonly isAt: (path: string) => Promise<void>;
  /** The browser is going to complain of this: every failed call is an error to it. */
  readonly provokes: (complaint: RegExp) => void;
  /** The visit is over: every address had the landing query, and the browser had nothing else to complain of. */
  readonly leave: () => Promise<void>;
}

/** A fresh profile, of whose every tab every address is noted. */
export const arrive = async (
  browser: Browser,
  { url }: Product,
  viewport = DESKTOP,
  device: BrowserContextOptions = {},
): Promise<Returning> => {
  const visitor = await visit(browser, viewport, device);
  const { page, context, complaints } = visitor;
  const provoked: RegExp[] = [];
  const addresses: URL[] = [];
  const note = (tab: Page): void => {
    tab.on('framenavigated', (frame) => {
      if (frame === tab.mainFrame()) addresses.push(new URL(frame.url()));
    });
  };
  note(page);
  context.on('page', note);
  return {
    ...visitor,
    open: async (path = '/') => void (await page.goto(`${url}${path}${LANDING}`)),
    isAt: async (path) => {
      await until(() => new URL(page.url()).pathname, (shown) => shown === path); // prettier-ignore
    },
    provokes: (complaint) => void provoked.push(complaint),
    leave: async () => {
      await context.close();
      const strayed = addresses.filter(({ search }) => search !== LANDING);
      expect(strayed.map(({ href }) => href)).toEqual([]);
      expect(complaints.filter((one) => !provoked.some((words) => words.test(one)))).toEqual([]);
    },
  };
};

/** Nothing that axe finds, and nothing out of sight, on a phone as on a desktop. */
export const expectUsable = async (page: Page): Promise<void> => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
};
