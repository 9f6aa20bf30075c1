// A camera that refuses, changes or goes: the words, a retry without a reload, a file in its place.
import type { Locator, Page } from 'playwright-core';
import { cameraCopy } from '../../src/copy/capture/camera';
import { checkCopy } from '../../src/copy/capture/check';
import { identificationCopy } from '../../src/copy/identification';
import { longWebm, webm } from '../server/files';
import { arrive, type Arrival, type Visitor } from './support/arrive';
import { anyOn, installFaults, mute, setFault, unplug, type Fault } from './support/cameraFaults';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { eventually } from './support/until';
import { PHONE } from './support/visit';
import { product } from './support/worker';

const { capture: copy, photo } = identificationCopy;
const NOT_READY =
  'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
const PHOTO_NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';

const camera = { kind: 'videoinput', deviceId: 'a', label: 'Integrata' };
const microphone = { kind: 'audioinput', deviceId: 'm', label: 'Microfono' };
const notAllowed = (message: string) => ({ name: 'NotAllowedError', message });

const open = async (device: Arrival = {}, options = {}): Promise<Visitor> => {
  const visitor = await arrive({ viewport: PHONE, ...device });
  await installFaults(visitor.page);
  await beginIdentification(visitor, product, options);
  // Gone where the page is loaded anew.
  await visitor.page.evaluate(() => {
    window.sameLoad = true;
  });
  return visitor;
};
const neverReloaded = (page: Page): Promise<boolean> => page.evaluate(() => window.sameLoad);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first();
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const ready = (page: Page): Promise<void> => page.getByText(copy.ready).first().waitFor();
const chooseFile = (page: Page, { content: buffer }: { readonly content: Buffer }): Promise<void> =>
  page
    .locator('input[type=file][accept="video/*"]')
    .setInputFiles({ name: 'video.webm', mimeType: 'video/webm', buffer });

/** One of each way in which it can fail: by the browser, by its devices, by its picture, by the address. */
const refusals: readonly (readonly [keyof typeof copy.problems, Fault])[] = [
  ['blocked', { error: notAllowed('Permission denied'), permission: 'denied' }],
  ['absent', { error: { name: 'NotFoundError' }, devices: [microphone] }],
  ['silent', { picture: 'none' }],
  ['insecure', { gone: 'insecure' }],
];

it('[R8-11] [R8-10] [R5.6-06] a refusal says why, with a retry and a file; the file is judged like a recording', async () => {
  const { page } = await open();
  await button(page, copy.turnOn).click();
  await ready(page);
  for (const [problem, fault] of refusals) {
    // The camera is lost, which is a condition too.
    await unplug(page);
    await alert(page, NOT_READY).filter({ hasText: copy.problems.lost }).waitFor();
    await setFault(page, fault);
    await button(page, copy.retry).click();
    const words = alert(page, NOT_READY).filter({ hasText: copy.problems[problem] });
    await words.waitFor();
    if (problem === 'blocked') expect(await words.innerText()).toContain(cameraCopy.unblock.chrome);
    await setFault(page, {});
    await button(page, copy.retry).click();
    await ready(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await setFault(page, { error: notAllowed('Permission denied') });
  await unplug(page);
  await button(page, copy.retry).click();
  await alert(page, copy.problems.denied).waitFor();
  await expectUsable(page);
  await setFault(page, {});
  await button(page, copy.retry).click();
  await ready(page);
  await unplug(page);
  // An alert of the camera goes before one of a file.
  await alert(page, copy.problems.lost).waitFor();
  await setFault(page, { never: true });
  await button(page, copy.retry).click();
  await alert(page, NOT_READY).waitFor({ state: 'detached' });
  await chooseFile(page, longWebm());
  await alert(page, copy.recordingProblems.tooLong).waitFor();
  await chooseFile(page, webm());
  const refusal = 'Il video è troppo buio. Registralo di nuovo.';
  await page.route('**/wgt/video/upload', (route) =>
    route.fulfill({ json: { status: 'bad_request', message: refusal } }),
  );
  await button(page, copy.use).click();
  await alert(page, refusal).waitFor();
  await page.unroute('**/wgt/video/upload');
  await button(page, copy.use).click();
  await toFirstDocument(page);
  expect(await neverReloaded(page)).toBe(true);
  expect(await anyOn(page)).toBe(false);
});

it('[R8-11] what disturbs a camera that is on goes by itself: a call, darkness, the wrong device, silence of the browser', async () => {
  const { page } = await open();
  await setFault(page, { never: true });
  await button(page, copy.turnOn).click();
  await button(page, copy.record).click();
  await alert(page, NOT_READY).waitFor();
  await page.getByText(copy.hints.waiting).waitFor();
  await setFault(page, { picture: 'black' });
  await button(page, copy.retry).click();
  await page.getByText(copy.hints.black).waitFor();
  await page.evaluate(() => window.light(true));
  await page.getByText(copy.hints.black).waitFor({ state: 'detached' });

  await unplug(page);
  await setFault(page, { error: { name: 'OverconstrainedError', only: 'wishes' } });
  await button(page, copy.retry).click();
  await ready(page);
  await mute(page, true);
  await page.getByText(copy.hints.muted).waitFor();
  await mute(page, false);
  await page.getByText(copy.hints.muted).waitFor({ state: 'detached' });

  // The first camera is infrared: another is taken by itself.
  const other = { kind: 'videoinput', deviceId: 'b', label: 'Esterna' };
  await setFault(page, { label: 'Integrated IR Camera', devices: [{ ...camera, label: 'IR' }, other] });
  const before = await page.evaluate(() => window.given.length);
  await unplug(page);
  await button(page, copy.retry).click();
  await ready(page);
  await eventually(async () => expect(await page.evaluate(() => window.given.length)).toBe(before + 2));
  expect(await neverReloaded(page)).toBe(true);
});

it('[R8-11] inside another app: which browser, with a link that takes the request there; the file is the main way', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 300.0';
  const { page, open: load } = await open({ userAgent });
  await page.getByText(checkCopy.inApp('Safari')).waitFor();
  expect(await page.getByLabel(checkCopy.link('Safari')).inputValue()).toMatch(/^http/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await load();
  await page.getByText(copy.recordingProblems.noRecorder).waitFor();
  expect(await button(page, copy.turnOn).count()).toBe(0);
  await chooseFile(page, webm());
  await button(page, copy.use).waitFor();
});

it('[R8-11] [R5.6-05] a photograph: taken with the camera; without it the same words, a retry, a file', async () => {
  const { page } = await open({}, { video: true });
  await toFirstDocument(page);
  const label = identificationCopy.document.sides.card.front;
  await setFault(page, { never: true });
  await button(page, photo.openLabel(label)).click();
  const dialog = page.getByRole('dialog', { name: photo.title(label) });
  await dialog.getByRole('button', { name: photo.shoot }).click();
  await alert(page, PHOTO_NOT_READY).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await setFault(page, { error: { name: 'NotReadableError' } });
  await button(page, photo.openLabel(label)).click();
  await alert(page, PHOTO_NOT_READY).filter({ hasText: photo.problems.busy }).waitFor();
  expect(await dialog.getByRole('button', { name: photo.file }).isVisible()).toBe(true);
  await setFault(page, {});
  await dialog.getByRole('button', { name: photo.retry }).click();
  await dialog.getByLabel(photo.preview).waitFor();
});
