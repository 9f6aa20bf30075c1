import type { Page } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';
import { arrive } from './arrive';
import { beginIdentification, toFirstDocument } from './identificationPages';
import { stopRecording } from '../../../scripts/testing/pages/stopRecording';
import { press } from '../../../scripts/testing/pages/resumePages';
import { appears } from '../../../scripts/testing/browser/until';
import { product } from './worker';

const { capture, photo } = identificationCopy;

interface Hits {
  readonly hits: Record<string, boolean>;
}

const noteHits = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const hits: Record<string, boolean> = {};
    const look = (): void => {
      for (const button of document.querySelectorAll('button')) {
        const name = button.textContent;
        if (!wanted.includes(name) || name in hits) continue;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        hits[name] = button.contains(hit);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { hits });
  }, names);
const hits = (page: Page): Promise<Hits['hits']> => page.evaluate(() => (window as unknown as Hits).hits);

/** `whole`: 'Ferma' is never pressed. */
export const expectNoHits = async (
  reducedMotion: 'no-preference' | 'reduce',
  { whole = false } = {},
): Promise<void> => {
  const visitor = await arrive({ reducedMotion });
  await beginIdentification(visitor, product);
  const { page } = visitor;
  await noteHits(page, [capture.use, capture.retake]);
  await press(page, capture.turnOn);
  await appears(page.getByText(capture.ready).first());
  await press(page, capture.record);
  if (!whole) await stopRecording(page);
  await page.getByText(capture.review).waitFor();
  expect(await hits(page)).toEqual({ [capture.use]: false, [capture.retake]: false });
  await press(page, capture.use);
  await toFirstDocument(page);
  await noteHits(page, [photo.use, photo.retake]);
  await press(page, photo.openLabel('Fronte'));
  const { on, off } = photo.shutter.setting;
  await appears(page.getByRole('button', { name: reducedMotion === 'reduce' ? off : on }));
  await press(page, photo.shoot);
  await page.getByText(photo.review).waitFor();
  expect(await hits(page)).toEqual({ [photo.use]: false, [photo.retake]: false });
  await press(page, photo.use);
  await page.getByText('Caricato', { exact: true }).first().waitFor();
};
