import type { Page } from 'playwright-core';
import type { StepValues } from '../../../src/contract/steps/definition';
import { identificationCopy as copy } from '../../../src/copy/identification';
import { fastForward, fastForwardBackTo, type Session } from './fastForward';
import { at, goOn, heading } from './form';
import type { Product } from './product';

const open = async (page: Page, product: Product): Promise<void> => {
  await page.goto(product.url);
  await heading(page, copy.video.title);
};

/** The step as it first comes, at its video; `video`: one is stored already. */
export const beginIdentification = async (
  page: Page,
  product: Product,
  { video = false } = {},
): Promise<Session> => {
  const session = await fastForward(page.context(), product, 'identification');
  if (video) await session.sendVideo();
  await open(page, product);
  return session;
};

/** From the page of a video that is stored. */
export const toFirstDocument = async (page: Page): Promise<void> => {
  await page.getByText(copy.video.sent, { exact: true }).first().waitFor();
  await goOn(page);
  await heading(page, copy.document.title.first);
  await at(page, 'documento.documentoRetro').waitFor({ state: 'attached' });
};

/** Everything was answered before; the second document's page. */
export const beginAtSecondDocument = async (
  page: Page,
  product: Product,
  identification: StepValues = {},
  citizenship = 'IT',
): Promise<Session> => {
  const session = await fastForwardBackTo(page.context(), product, 'identification', {
    values: { 'address-info': { cittadinanza: { cittadinanza: citizenship } }, identification },
  });
  await open(page, product);
  await toFirstDocument(page);
  await goOn(page);
  await heading(page, copy.document.title.second);
  await at(page, 'secondoDocumento.documentoDueRetro').waitFor({ state: 'attached' });
  return session;
};

/** Chooses a file for the box at the path. */
export const upload = (page: Page, path: string, buffer: Buffer): Promise<void> =>
  at(page, path).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
