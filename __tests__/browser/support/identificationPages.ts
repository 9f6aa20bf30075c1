import type { Locator, Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import type { Visitor } from './arrive';
import { fastForward, type Earlier } from '../../../scripts/testing/product/earlier';
import { at, goOn, heading } from '../../../scripts/testing/pages/form';
import { inputBeside } from '../../../scripts/testing/browser/hands';
import type { TestProduct } from '../../../scripts/testing/product/product';
import { stopRecording } from '../../../scripts/testing/pages/stopRecording';
import { appears } from '../../../scripts/testing/browser/until';

/** `video`: one is stored already. */
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

export const recordVideo = async (page: Page, { whole = false } = {}): Promise<void> => {
  await goOn(page, copy.capture.turnOn);
  await appears(page.getByText(copy.capture.ready).first());
  await goOn(page, copy.capture.record);
  if (!whole) await stopRecording(page);
  await goOn(page, copy.capture.use);
  await appears(page.getByText(copy.video.sent, { exact: true }).first());
};

/** It is not there while a file is on its way. */
export const inputOf = (page: Page, path: string): Locator => inputBeside(at(page, path));

export const upload = (page: Page, path: string, buffer: Buffer): Promise<void> =>
  inputOf(page, path).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
