import type { Locator, Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import type { Visitor } from './arrive';
import { fastForward, type Earlier } from './earlier';
import { at, goOn, heading } from './form';
import { pointer, type Hand } from './hands';
import type { TestProduct } from './product';
import { appears, until } from './until';

/** The step as it first comes, at its video; `video`: one is stored already. */
export const beginIdentification = async (
  { context, page, open }: Visitor,
  product: TestProduct,
  { video = false } = {},
): Promise<Earlier> => {
  const earlier = await fastForward(context, product, 'identification', { video });
  await open();
  await heading(page, copy.video.title);
  return earlier;
};

/** From the page of a video that is stored. */
export const toFirstDocument = async (page: Page): Promise<void> => {
  await appears(page.getByText(copy.video.sent, { exact: true }).first());
  await goOn(page);
  await heading(page, copy.document.title.first);
  await at(page, 'documento.documentoRetro').waitFor({ state: 'attached' });
};

/**
 * Ends the recording as soon as it can be: a clip that is stopped before its first frame is refused. On a
 * busy machine it may have ended by itself.
 */
export const stopRecording = async (page: Page, hand: Hand = pointer): Promise<void> => {
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const [stop, use] = [named(copy.capture.stop), named(copy.capture.use)];
  const bar = page.getByRole('progressbar', { name: copy.capture.progress });
  const seconds = () => bar.evaluateAll((bars) => Number(bars[0]?.getAttribute('aria-valuenow')));
  await until(async () => (await seconds()) > 0 || (await use.isVisible()), Boolean);
  if (!(await stop.isVisible())) return;
  await hand.press(stop).catch(async (error: unknown) => {
    if (!(await use.isVisible())) throw error;
  });
};

/** What the camera shows for a moment, or for as long as it can be recorded, sent. */
export const recordVideo = async (page: Page, { whole = false } = {}): Promise<void> => {
  await goOn(page, copy.capture.turnOn);
  await appears(page.getByText(copy.capture.ready).first());
  await goOn(page, copy.capture.record);
  if (!whole) await stopRecording(page);
  await goOn(page, copy.capture.use);
  await appears(page.getByText(copy.video.sent, { exact: true }).first());
};

/** Chooses a file for the box at the path. */
export const upload = (page: Page, path: string, buffer: Buffer): Promise<void> =>
  at(page, path).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
