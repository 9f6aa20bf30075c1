// 'Continua sul telefono' on the computer alone: the link, the focus, a missing camera. The step done on both: handoff.test.ts.
import type { Browser, Locator, Page } from 'playwright-core';
import { handoffCopy as copy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { launchBrowser } from './support/browser';
import { fastForward, type Session } from './support/fastForward';
import { heading, textbox } from './support/form';
import { toFirstDocument } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { press } from './support/resumePages';
import { arrive, type Returning } from './support/returning';

const { video, document: documentCopy, capture, photo } = identificationCopy;

let browser: Browser;
let product: Product;
let desktop: Returning;
let computer: Page;
let session: Session;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  desktop = await arrive(browser, product);
  computer = desktop.page;
  session = await fastForward(desktop.context, product, 'identification');
});
afterEach(() => desktop.leave());

const dialog = (): Locator => computer.getByRole('dialog', { name: copy.title });
const offers = (page: Page): Locator => page.getByRole('button', { name: copy.action, exact: true });

const offer = async (): Promise<string> => {
  await offers(computer).first().click();
  await dialog().getByRole('img', { name: copy.qr }).waitFor();
  return textbox(dialog(), copy.link).inputValue();
};

it('[R2.1-04] the link is copied, or selected where the browser does not copy', async () => {
  await desktop.open();
  await heading(computer, video.title);
  const address = await offer();
  const copyButton = dialog().getByRole('button', { name: copy.copy });
  await copyButton.click();
  await dialog().getByText(copy.notCopied).waitFor();
  const selected = () => computer.evaluate(() => window.getSelection()?.toString());
  expect(await selected()).toBe(address);
  await desktop.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyButton.click();
  await dialog().getByText(copy.copied, { exact: true }).waitFor();
  expect(await computer.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

it('[R2.9-02] stands on every page of the step and wherever the camera is missing; the focus comes back', async () => {
  await session.sendVideo();
  await desktop.open();
  await toFirstDocument(computer);
  await press(computer, photo.openLabel(documentCopy.sides.card.front));
  const camera = computer.getByRole('dialog', { name: photo.title(documentCopy.sides.card.front) });
  await offers(computer).last().click();
  await dialog().waitFor();
  expect(await camera.count()).toBe(0);
  await computer.keyboard.press('Escape');
  const focused = () => computer.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe(photo.openLabel(documentCopy.sides.card.front));
});

it('[R2.9-01] a computer without a camera is offered the phone beside the reason', async () => {
  await computer.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await desktop.open();
  await heading(computer, video.title);
  await press(computer, capture.turnOn);
  const alert = computer.getByRole('alert').filter({ hasText: capture.problems.absent });
  await alert.getByRole('button', { name: copy.action }).click();
  await dialog().waitFor();
});
