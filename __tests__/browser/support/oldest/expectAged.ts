import type { Page } from 'playwright-core';
import { agedWorkers } from './ageContext';

/** One newer feature of each kind, on the first page: pdf.js brings some along later. */
const newer = (page: Page) =>
  page.evaluate(() => ({
    members: [
      ['parse', URL],
      ['toSorted', Array.prototype],
      ['toSorted', Uint8Array.prototype],
      ['checkVisibility', document.body],
    ].filter(([name, owner]) => (name as string) in (owner as object)),
    globals: ['requestIdleCallback', 'navigation', 'ImageCapture'].filter((name) => name in window),
    notTaken: (window as unknown as { readonly notTaken: readonly string[] }).notTaken,
  }));

const NONE = { members: [], globals: [], notTaken: ['Symbol.asyncDispose', 'Symbol.dispose'] };

const IN_WORKERS = ['Array.toSorted', 'Promise.withResolvers', 'TypedArray.toSorted', 'URL.parse'];

export const expectAgedPage = async (page: Page): Promise<void> => expect(await newer(page)).toEqual(NONE);

export const expectAgedWorkers = (printed: readonly string[]): void => {
  const workers = agedWorkers(printed);
  for (const name of [/pdf\.worker/, /assets\/\w+\.\w+\.js/])
    expect(workers.some(({ path }) => name.test(path))).toBe(true);
  for (const { path, had, has } of workers) {
    expect([path, had.filter((one) => IN_WORKERS.includes(one))]).toEqual([path, IN_WORKERS]);
    expect([path, has]).toEqual([path, NONE.notTaken]);
  }
};
