import type { BrowserContextOptions, Page } from 'playwright-core';
import { pathOf } from './shortcuts';
import { until } from '../../../scripts/testing/browser/until';
import { DESKTOP, visit, type Visit } from '../../../scripts/testing/browser/visit';
import { openBrowser, product } from './worker';

/** What the landing address brings along; no navigation may lose it. */
export const LANDING = '?utm_source=prova&promoCode=BENVENUTO&gclid=a1';

export interface Visitor extends Visit {
  readonly open: (path?: string) => Promise<void>;
  readonly isAt: (path: string) => Promise<void>;
  /** The browser is going to complain of this: every failed call is an error to it. */
  readonly provokes: (complaint: RegExp) => void;
}

const leaving: { readonly stays: boolean; readonly leave: () => Promise<void> }[] = [];

export interface Arrival extends Omit<BrowserContextOptions, 'viewport'> {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly url?: string;
  readonly landing?: string;
  /** The tests of the file go through it one after the other: it is left when the last one is over. */
  readonly stays?: boolean;
}

export const arrive = async ({
  viewport = DESKTOP,
  url = product.url,
  landing = LANDING,
  stays = false,
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
  const leave = async (): Promise<void> => {
    // A route whose page has gone has nobody to answer.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(strayed).toEqual([]);
    expect(complaints.filter((one) => !provoked.some((words) => words.test(one)))).toEqual([]);
  };
  leaving.push({ stays, leave });
  return {
    ...visitor,
    open: async (path = '/') => void (await page.goto(`${url}${path}${landing}`)),
    isAt: async (path) => void (await until(() => pathOf(page), (shown) => shown === path)), // prettier-ignore
    provokes: (complaint) => void provoked.push(complaint),
  };
};

export const leaveAll = async (ofFile = false): Promise<void> => {
  const over = leaving.filter(({ stays }) => ofFile || !stays);
  leaving.splice(0, leaving.length, ...leaving.filter((one) => !over.includes(one)));
  const ends = await Promise.allSettled(over.map(({ leave }) => leave()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
