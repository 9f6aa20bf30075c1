import type { Locator, Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import { pointer, type Hand } from '../browser/hands';
import { until } from '../browser/until';

/** On a busy machine the recording may have ended by itself. */
export const stopRecording = async (page: Page, hand: Hand = pointer): Promise<void> => {
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const [stop, use] = [named(copy.capture.stop), named(copy.capture.use)];
  const bar = page.getByRole('progressbar', { name: copy.capture.progress });
  const begun = page.locator('[aria-valuenow]:not([aria-valuenow="0"])').and(bar);
  await until(async () => (await begun.isVisible()) || (await use.isVisible()), Boolean);
  if (!(await stop.isVisible())) return;
  await hand.press(stop).catch(async (error: unknown) => {
    if (!(await use.isVisible())) throw error;
  });
};
