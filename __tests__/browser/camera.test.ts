import type { Locator, Page } from 'playwright-core';
import { cameraCopy } from '../../src/copy/capture/camera';
import { identificationCopy } from '../../src/copy/identification';
import { longWebm, webm } from '../server/files';
import { arrive, type Visitor } from './support/arrive';
import {
  anyOn,
  installFaults,
  setFault,
  unplug,
  type Fault,
} from '../../scripts/testing/browser/cameraFaults';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { press } from '../../scripts/testing/pages/resumePages';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const { capture: copy, photo } = identificationCopy;
const NOT_READY =
  'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
const PHOTO_NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';

const open = async (options = {}): Promise<Visitor> => {
  const visitor = await arrive({ viewport: PHONE });
  await installFaults(visitor.page);
  await beginIdentification(visitor, product, options);
  return visitor;
};
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const ready = (page: Page): Promise<void> => page.getByText(copy.ready).first().waitFor();
const chooseFile = (page: Page, { content: buffer }: { readonly content: Buffer }): Promise<void> =>
  page
    .locator('input[type=file][accept="video/*"]')
    .setInputFiles({ name: 'video.webm', mimeType: 'video/webm', buffer });

const refusals: readonly (readonly [words: string, Fault])[] = [
  [cameraCopy.unblock.chrome, { error: 'NotAllowedError', permission: 'denied' }],
  [copy.problems.denied, { error: 'NotAllowedError' }],
  [copy.problems.busy, { error: 'NotReadableError' }],
];

it('[R8-11] [R8-10] [R5.6-06] a refusal says why, with a retry and a file; the file is judged like a recording', async () => {
  const { page } = await open();
  // Gone where the page is loaded again.
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await press(page, copy.turnOn);
  await ready(page);
  for (const [words, fault] of refusals) {
    await unplug(page);
    await alert(page, NOT_READY).filter({ hasText: copy.problems.lost }).waitFor();
    await setFault(page, fault);
    await press(page, copy.retry);
    await alert(page, NOT_READY).filter({ hasText: words }).waitFor();
    await setFault(page, {});
    await press(page, copy.retry);
    await ready(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await unplug(page);
  await setFault(page, { dark: true });
  await press(page, copy.retry);
  await page.getByText(copy.hints.black).waitFor();
  await page.evaluate(() => window.light());
  await page.getByText(copy.hints.black).waitFor({ state: 'detached' });

  await unplug(page);
  await setFault(page, { never: true });
  await press(page, copy.retry);
  await expectUsable(page);
  await chooseFile(page, longWebm());
  await alert(page, copy.recordingProblems.tooLong).waitFor();
  await chooseFile(page, webm());
  await press(page, copy.use);
  await toFirstDocument(page);
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  expect(await anyOn(page)).toBe(false);
});

it('[R8-11] [R5.6-05] a photograph: taken with the camera; without it the same words, a retry, a file', async () => {
  const { page } = await open({ video: true });
  await toFirstDocument(page);
  const label = identificationCopy.document.sides.card.front;
  const dialog = page.getByRole('dialog', { name: photo.title(label) });
  const openPhoto = () => page.getByRole('button', { name: photo.openLabel(label) }).click();
  await setFault(page, { never: true });
  await openPhoto();
  await dialog.getByRole('button', { name: photo.shoot }).click();
  await alert(page, PHOTO_NOT_READY).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await setFault(page, { error: 'NotReadableError' });
  await openPhoto();
  await alert(page, PHOTO_NOT_READY).filter({ hasText: photo.problems.busy }).waitFor();
  expect(await dialog.getByRole('button', { name: photo.file }).isVisible()).toBe(true);
  await setFault(page, {});
  await dialog.getByRole('button', { name: photo.retry }).click();
  await dialog.getByLabel(photo.preview).waitFor();
});
