import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { introCopy } from '../../src/copy/contact-info-intro';
import { openUntouched } from './untouchedPage';

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
export const PROCESSOR = 4;
/** Until everything that a page does of itself is done. */
export const SETTLED_MS = 6000;

export interface Address {
  readonly elsewhere: string;
  readonly url: string;
}

export interface Figures {
  readonly paint: number;
  readonly shift: number;
  readonly blocking: number;
  readonly longest: number;
  /** When a press, made as soon as the button is there, has led to another page. */
  readonly led: number;
  readonly requests: number;
  readonly kilobytes: number;
}

export const throttle = async (session: Pick<CDPSession, 'send'>): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
};

/** Runs in the page, from before its first byte on. */
const observe = ([title, start, presses]: readonly [string, string, boolean]): void => {
  const figures = { paint: 0, shift: 0, blocking: 0, longest: 0, whole: 0, led: 0 };
  Object.assign(window, { figures });
  const on = (type: string, note: (entry: PerformanceEntry & { value: number }) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (figures.paint = startTime));
  on('layout-shift', ({ value }) => (figures.shift += value));
  on('longtask', ({ duration }) => {
    figures.blocking += duration - 50;
    figures.longest = Math.max(figures.longest, duration);
  });
  const look = (): void => {
    const shown = [...document.querySelectorAll('h1')].some(
      (one) => one.textContent === title && one.checkVisibility(),
    );
    if (!figures.whole) {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === start);
      if (shown && button) {
        figures.whole = performance.now();
        if (presses) button.click();
      }
    } else if (!shown && !figures.led) figures.led = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const ELSEWHERE_MS = 300;

/**
 * Each page is reached from one of another site, as an applicant does: it gets a process of its own. From an
 * empty tab only the page with the header Cross-Origin-Opener-Policy would.
 */
const visit = async (browser: Browser, { elsewhere, url }: Address, presses: boolean) => {
  const page = await openUntouched(browser);
  await page.send('Page.navigate', { url: elsewhere });
  await pause(ELSEWHERE_MS);
  await throttle(page);
  const received: { at: number; bytes: number }[] = [];
  let first = 0;
  page.on<{ timestamp: number }>('Network.requestWillBeSent', ({ timestamp }) => (first ||= timestamp));
  page.on<{ timestamp: number; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ timestamp, encodedDataLength }) =>
      received.push({ at: (timestamp - first) * 1000, bytes: encodedDataLength }),
  );
  const given = JSON.stringify([introCopy.title, introCopy.start, presses]);
  // __name: a helper that the compiler inserts, missing in pages.
  const source = `globalThis.__name = (one) => one; (${observe.toString()})(${given})`;
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const { errorText } = await page.send('Page.navigate', { url });
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  // A page without scripts runs that script only when something is evaluated.
  await page.send('Runtime.evaluate', { expression: '0' });
  await pause(SETTLED_MS);
  const { result } = await page.send('Runtime.evaluate', { expression: 'figures', returnByValue: true });
  await page.close();
  const seen = result.value as Omit<Figures, 'requests' | 'kilobytes'> & { readonly whole: number };
  if (seen.whole === 0) throw new Error(`${url} has not shown its page`);
  const before = received.filter(({ at }) => at <= seen.whole);
  const bytes = before.reduce((sum, one) => sum + one.bytes, 0);
  return { ...seen, requests: before.length, kilobytes: bytes / 1000 };
};

/** Everything but the press is measured where nothing is pressed. */
export const measure = async (browser: Browser, address: Address): Promise<Figures> => {
  const { led } = await visit(browser, address, true);
  return { ...(await visit(browser, address, false)), led };
};
