import type { Locator, Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import type { Visitor } from './arrive';
import { fastForward, type Earlier } from './earlier';
import { at, goOn, heading } from './form';
import { inputBeside, pointer, type Hand } from './hands';
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

export const toFirstDocument = async (page: Page): Promise<void> => {
  await appears(page.getByText(copy.video.sent, { exact: true }).first());
  await goOn(page);
  await heading(page, copy.document.title.first);
  await at(page, 'documento.documentoRetro').waitFor({ state: 'attached' });
};

/** Ends the recording as soon as it has begun. On a busy machine it may have ended by itself. */
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

export const recordVideo = async (page: Page, { whole = false } = {}): Promise<void> => {
  await goOn(page, copy.capture.turnOn);
  await appears(page.getByText(copy.capture.ready).first());
  await goOn(page, copy.capture.record);
  if (!whole) await stopRecording(page);
  await goOn(page, copy.capture.use);
  await appears(page.getByText(copy.video.sent, { exact: true }).first());
};

/** The file input of the box at the path; it is not there while a file is on its way. */
export const inputOf = (page: Page, path: string): Locator => inputBeside(at(page, path));

/** Chooses a file for the box at the path. */
export const upload = (page: Page, path: string, buffer: Buffer): Promise<void> =>
  inputOf(page, path).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
