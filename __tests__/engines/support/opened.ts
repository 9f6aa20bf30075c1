import type { Page } from 'playwright-core';
import { until } from '../../../scripts/testing/browser/until';
import type { WebKitPage } from './webkit/page';

export interface Opened {
  readonly address: string;
  readonly printed: Buffer | undefined;
}

/** Presses, and returns what was opened; if a driver reads it, once it shows the words. Closes it. */
export type Opens = (press: () => Promise<unknown>, words: string) => Promise<Opened>;

/** Chromium without a window stores a PDF in place of showing it. */
export const opensByStoring =
  (page: Page): Opens =>
  async (press) => {
    const coming = page.waitForEvent('download');
    await press();
    return { address: (await coming).url(), printed: undefined };
  };

export const opensByPlaywright =
  (page: Page): Opens =>
  async (press, words) => {
    const coming = page.context().waitForEvent('page');
    await press();
    const tab = await coming;
    await until(
      () => tab.evaluate(() => document.body.innerText).catch(String),
      (shown) => shown.includes(words),
    );
    const printed = await tab.pdf();
    const address = tab.url();
    await tab.close();
    return { address, printed };
  };

/** The driver loses a page whose viewer it enters. */
export const opensByWebDriver =
  ({ call }: WebKitPage): Opens =>
  async (press) => {
    const own = await call<string>('GET', '/window');
    const before = await call<string[]>('GET', '/window/handles');
    await press();
    const handle = await until(
      async () => (await call<string[]>('GET', '/window/handles')).find((one) => !before.includes(one)),
      Boolean,
    );
    await call('POST', '/window', { handle });
    const read = { script: 'return document.querySelector("iframe")?.src ?? ""', args: [] };
    await until(
      () => call<string>('POST', '/execute/sync', read),
      (viewer) => viewer.startsWith('webkit-pdfjs-viewer:'),
    );
    const address = await call<string>('GET', '/url');
    await call('DELETE', '/window');
    await call('POST', '/window', { handle: own });
    return { address, printed: undefined };
  };
