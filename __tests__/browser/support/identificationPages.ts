import type { Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import type { Visitor } from './arrive';
import { fastForward, type Session } from './fastForward';
import { at, goOn, heading } from './form';
import type { Product } from './product';

/** The step as it first comes, at its video; `video`: one is stored already. */
export const beginIdentification = async (
  { context, page, open }: Visitor,
  product: Product,
  { video = false } = {},
): Promise<Session> => {
  const session = await fastForward(context, product, 'identification');
  if (video) await session.sendVideo();
  await open();
  await heading(page, copy.video.title);
  return session;
};

/** From the page of a video that is stored. */
export const toFirstDocument = async (page: Page): Promise<void> => {
  await page.getByText(copy.video.sent, { exact: true }).first().waitFor();
  await goOn(page);
  await heading(page, copy.document.title.first);
  await at(page, 'documento.documentoRetro').waitFor({ state: 'attached' });
};

/** Five seconds after the countdown of what the camera shows, sent. */
export const recordVideo = async (page: Page): Promise<void> => {
  await goOn(page, copy.capture.turnOn);
  await page.getByText(copy.capture.ready).first().waitFor();
  await goOn(page, copy.capture.record);
  await goOn(page, copy.capture.use);
  await page.getByText(copy.video.sent, { exact: true }).first().waitFor();
};

/** Chooses a file for the box at the path. */
export const upload = (page: Page, path: string, buffer: Buffer): Promise<void> =>
  at(page, path).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
