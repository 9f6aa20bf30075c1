import type { Browser } from 'playwright-core';
import { cameraCopy } from '../../src/copy/capture/camera';
import { checkCopy } from '../../src/copy/capture/check';
import { identificationCopy } from '../../src/copy/identification';
import { launchBrowser } from './support/browser';
import { anyOn, setFault, unplug, type Fault } from './support/cameraFaults';
import { camera, microphone, notAllowed, openCameraPage, type CameraPage } from './support/cameraPage';
import { toFirstDocument } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { eventually } from './support/shownErrors';

const { capture: copy, photo } = identificationCopy;
const NOT_READY =
  'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
const PHOTO_NOT_READY = 'Atendi che la fotocamera sia pronta prima di scattare';

let browser: Browser;
let product: Product;
let visitor: CameraPage;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
afterEach(() => visitor.context.close());

const arrive = async (device: Parameters<typeof openCameraPage>[2] = {}): Promise<CameraPage> => {
  visitor = await openCameraPage(browser, product, device);
  return visitor;
};

const refusals: readonly (readonly [keyof typeof copy.problems, Fault])[] = [
  ['dismissed', { error: notAllowed('Permission dismissed'), permission: 'prompt' }],
  ['denied', { error: notAllowed('Permission denied'), permission: 'granted' }],
  ['blocked', { error: notAllowed('Permission denied'), permission: 'denied' }],
  ['system', { error: notAllowed('Permission denied by system') }],
  ['absent', { error: { name: 'NotFoundError' }, devices: [microphone] }],
  ['noMicrophone', { error: { name: 'NotFoundError', only: 'sound' }, devices: [camera] }],
  ['busy', { error: { name: 'NotReadableError' } }],
  ['failed', { error: { name: 'SomethingNewError' } }],
  ['unsupported', { gone: 'unsupported' }],
  ['insecure', { gone: 'insecure' }],
  ['silent', { picture: 'none' }],
];

it('[R8-11] every refusal of the camera: its words, a retry without a reload, a file', async () => {
  const { page, begin, button, alert, ready, chooseFile, neverReloaded } = await arrive();
  await begin();
  await button(copy.turnOn).click();
  await ready();
  for (const [problem, fault] of refusals) {
    // The camera is lost, which is a condition too.
    await unplug(page);
    await alert(NOT_READY).filter({ hasText: copy.problems.lost }).waitFor();
    await setFault(page, fault);
    await button(copy.retry).click();
    const words = alert(NOT_READY).filter({ hasText: copy.problems[problem] });
    await words.waitFor();
    if (problem === 'blocked') expect(await words.innerText()).toContain(cameraCopy.unblock.chrome);
    expect(await button(copy.file).isVisible()).toBe(true);
    await setFault(page, {});
    await button(copy.retry).click();
    await ready();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await setFault(page, { gone: 'insecure' });
  await unplug(page);
  await button(copy.retry).click();
  await alert(copy.problems.insecure).waitFor();
  await chooseFile();
  await button(copy.use).waitFor();
  expect(await neverReloaded()).toBe(true);
});

it('[R8-11] inside another app: which browser, with a link that takes the request there', async () => {
  const { page, begin, button, chooseFile } = await arrive({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Instagram 300.0',
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await begin();
  await page.getByText(checkCopy.inApp('Safari')).waitFor();
  expect(await page.getByLabel(checkCopy.link('Safari')).inputValue()).toMatch(/^http/);
  // Nothing can be recorded here either: the file is the main way.
  await page.getByText(copy.recordingProblems.noRecorder).waitFor();
  expect(await button(copy.turnOn).count()).toBe(0);
  await chooseFile();
  await button(copy.use).waitFor();
});

it('[R8-11] photographs: the same words of the camera, a retry, a file', async () => {
  const { page, begin, button, alert } = await arrive();
  await begin({ video: true });
  await toFirstDocument(page);
  const label = identificationCopy.document.sides.card.front;
  await button(photo.openLabel(label)).click();
  const dialog = page.getByRole('dialog', { name: photo.title(label) });
  const live = dialog.getByLabel(photo.preview);
  await live.waitFor();
  const rows = refusals.filter(([problem]) => !['noMicrophone', 'silent', 'failed'].includes(problem));
  for (const [problem, fault] of rows) {
    await eventually(async () => expect(await anyOn(page)).toBe(true));
    await unplug(page);
    await alert(photo.problems.lost).waitFor();
    await setFault(page, fault);
    await dialog.getByRole('button', { name: photo.retry }).click();
    await alert(PHOTO_NOT_READY).filter({ hasText: photo.problems[problem] }).waitFor();
    expect(await dialog.getByRole('button', { name: photo.file }).isVisible()).toBe(true);
    await setFault(page, {});
    await dialog.getByRole('button', { name: photo.retry }).click();
    await live.waitFor();
  }
});
