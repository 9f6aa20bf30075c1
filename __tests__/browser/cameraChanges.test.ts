import type { Browser } from 'playwright-core';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { cameraCopy } from '../../src/copy/capture/camera';
import { checkCopy } from '../../src/copy/capture/check';
import { cardCopy } from '../../src/copy/card';
import { handoffCopy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { DESKTOP, launchBrowser } from './support/browser';
import { anyOn, mute, setFault, unplug } from './support/cameraFaults';
import { camera, microphone, notAllowed, openCameraPage, type CameraPage } from './support/cameraPage';
import { goOn, heading } from './support/form';
import { startProduct, type Product } from './support/product';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { eventually } from './support/shownErrors';
import { receivedChecksum } from './support/stored';

const { capture: copy, video } = identificationCopy;

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

const arrive = async (...how: [device?: object, viewport?: typeof DESKTOP]): Promise<CameraPage> => {
  visitor = await openCameraPage(browser, product, ...how);
  return visitor;
};

it('[R8-11] what disturbs a camera that is on goes by itself: a call, darkness, the wrong device, silence of the browser', async () => {
  const { page, begin, button, ready, neverReloaded } = await arrive();
  await begin();
  await setFault(page, { never: true });
  await button(copy.turnOn).click();
  await page.getByText(copy.hints.waiting).waitFor();
  expect(await button(copy.file).isVisible()).toBe(true);
  await setFault(page, { picture: 'black' });
  await button(copy.retry).click();
  await page.getByText(copy.hints.black).waitFor();
  expect(await button(copy.record).isEnabled()).toBe(true);
  await page.evaluate(() => window.light(true));
  await page.getByText(copy.hints.black).waitFor({ state: 'detached' });

  await unplug(page);
  await setFault(page, { error: { name: 'OverconstrainedError', only: 'wishes' } });
  await button(copy.retry).click();
  await ready();
  await mute(page, true);
  await page.getByText(copy.hints.muted).waitFor();
  await mute(page, false);
  await page.getByText(copy.hints.muted).waitFor({ state: 'detached' });
  await ready();

  // The first camera is infrared: another is taken by itself, or none is there.
  const other = { kind: 'videoinput', deviceId: 'b', label: 'Esterna' };
  await setFault(page, { label: 'Integrated IR Camera', devices: [{ ...camera, label: 'IR' }, other] });
  const before = await page.evaluate(() => window.given.length);
  await unplug(page);
  await button(copy.retry).click();
  await ready();
  expect(await page.getByText(copy.hints.wrong).count()).toBe(0);
  expect(await page.evaluate(() => window.given.length)).toBe(before + 2);
  await page.getByLabel(cameraCopy.change).selectOption('b');
  await eventually(async () => expect(await page.evaluate(() => window.given.length)).toBe(before + 3));
  await ready();
  expect(await neverReloaded()).toBe(true);
});

it('[R8-11] the check before the start follows the devices and what the browser remembers of the permission', async () => {
  const { page, begin, button, alert, ready, neverReloaded } = await arrive();
  await begin();
  await page.getByText(checkCopy.ready).waitFor();
  await setFault(page, { devices: [microphone] });
  await page.getByText(copy.problems.absent).waitFor();
  await setFault(page, { devices: [camera] });
  await page.getByText(copy.problems.noMicrophone).waitFor();
  await setFault(page, {});
  await page.getByText(checkCopy.ready).waitFor();

  const cdp = await browser.newBrowserCDPSession();
  const { targetInfo } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo');
  const say = (setting: 'denied' | 'granted') =>
    cdp.send('Browser.setPermission', {
      permission: { name: 'camera' },
      setting,
      origin: new URL(page.url()).origin,
      ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    });
  await say('denied');
  await page.getByText(`${copy.problems.blocked} ${cameraCopy.unblock.chrome}`).waitFor();
  // This browser's stand-in for the question says yes whatever is remembered: the refusal itself is ours.
  await setFault(page, { error: notAllowed('Permission denied') });
  await button(copy.turnOn).click();
  await alert(copy.problems.blocked).waitFor();
  await say('granted');
  await setFault(page, {});
  await button(copy.retry).click();
  await ready();
  expect(await neverReloaded()).toBe(true);
});

it('[R9-04] [R5.6-06] only mp4: what is recorded is sent as mp4; the unsent clip outlives pages, leaving asks', async () => {
  const { page, begin, button, ready } = await arrive({}, DESKTOP);
  await page.addInitScript(() => {
    const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type === 'video/mp4' && supported(type);
  });
  await noteSentFiles(page);
  const session = await begin();
  await goOn(page);
  const group = page.getByRole('group', { name: video.recorderTitle });
  expect(await group.getAttribute('aria-describedby')).toBe('campo-video-docVideoCaptcha-errore');
  await button(copy.turnOn).click();
  await ready();
  // The phone's dialog covers the camera: it goes off, and comes back by a press.
  await button(handoffCopy.action).first().click();
  await page.getByRole('dialog', { name: handoffCopy.title }).waitFor();
  await eventually(async () => expect(await anyOn(page)).toBe(false));
  await page.keyboard.press('Escape');
  await button(copy.turnOn).click();
  await ready();
  await button(copy.record).click();
  await page.getByRole('timer', { name: copy.startsIn(3) }).waitFor();
  await button(copy.cancel).click();
  await button(copy.record).click();
  await button(copy.stop).click({ timeout: 30_000 });
  await button(copy.use).waitFor();
  expect(await anyOn(page)).toBe(false);

  await page.getByRole('button', { name: 'Indietro' }).click();
  await heading(page, cardCopy.title);
  await goOn(page);
  await goOn(page, cardCopy.notice.accept);
  await heading(page, video.title);
  await button(copy.use).waitFor();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await button(copy.use).click();
  await page.getByText(video.sent, { exact: true }).first().waitFor();
  const sent = (await sentFiles(page)).get(VIDEO_UPLOAD_TYPE);
  expect(sent?.name).toBe('video.mp4');
  const { guid } = await session.step();
  expect(await receivedChecksum(product, guid, VIDEO_UPLOAD_TYPE)).toBe(sent?.sha256);
});
