// A fresh profile for a test, which is left, and looked back at, when the test is over.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { pathOf } from './shortcuts';
import { until } from './until';
import { DESKTOP, visit, type Visit } from './visit';
import { openBrowser, product } from './worker';

/** What the landing address brings along; no navigation may lose it. */
export const LANDING = '?utm_source=prova&promoCode=BENVENUTO&gclid=a1';

export interface Visitor extends Visit {
  /** Loads the app at the path, from the landing address's campaign. */
  readonly open: (path?: string) => Promise<void>;
  /** Waits until the address shows the path. */
  readonly isAt: (path: string) => Promise<void>;
  /** The browser is going to complain of this: every failed call is an error to it. */
  readonly provokes: (complaint: RegExp) => void;
}

const leaving: (() => Promise<void>)[] = [];

export interface Arrival extends Omit<BrowserContextOptions, 'viewport'> {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Another product, or the product behind a line of the test's own. */
  readonly url?: string;
  readonly landing?: string;
}

/** A fresh profile, of whose every tab every address is noted. */
export const arrive = async ({
  viewport = DESKTOP,
  url = product.url,
  landing = LANDING,
  ...device
}: Arrival = {}): Promise<Visitor> => {
  const visitor = await visit(await openBrowser(), viewport, device);
  const { page, context, complaints } = visitor;
  const provoked: RegExp[] = [];
  const strayed: string[] = [];
  const note = (tab: Page): void => {
    tab.on('framenavigated', (frame) => {
      if (frame !== tab.mainFrame()) return;
      const { search, origin, href } = new URL(frame.url());
      if (origin === url && search !== landing) strayed.push(href);
    });
  };
  note(page);
  context.on('page', note);
  leaving.push(async () => {
    await context.close();
    expect(strayed).toEqual([]);
    expect(complaints.filter((one) => !provoked.some((words) => words.test(one)))).toEqual([]);
  });
  return {
    ...visitor,
    open: async (path = '/') => void (await page.goto(`${url}${path}${landing}`)),
    isAt: async (path) => void (await until(() => pathOf(page), (shown) => shown === path)), // prettier-ignore
    provokes: (complaint) => void provoked.push(complaint),
  };
};

/** The visits of the test are over: every address had the landing query, and no browser complained. */
export const leaveAll = async (): Promise<void> => {
  const ends = await Promise.allSettled(leaving.splice(0).map((leave) => leave()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
