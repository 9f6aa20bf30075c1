// 'Continua sul telefono' with two profiles: a desktop computer and a telephone that share nothing but the link.
import type { Browser, Locator, Page } from 'playwright-core';
import { toWidgets } from '../../src/contract/steps/definition';
import { uploadTypes } from '../../src/contract/uploads';
import { handoffCopy as copy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { goodValues } from '../server/support/answers';
import { axeViolations, launchBrowser, PHONE } from './support/browser';
import { fastForward, sessionOf, smallPhotograph, type Session } from './support/fastForward';
import { at, choose, goOn, heading, textbox } from './support/form';
import { toFirstDocument, upload } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { readQr } from './support/qr';
import { codeBy, codePage, expectDialog, press, typeCode } from './support/resumePages';
import { arrive, LANDING, type Returning } from './support/returning';
import { eventually } from './support/shownErrors';

const { video, document: documentCopy, capture, photo } = identificationCopy;
const FIRST = documentCopy.title.first;

let browser: Browser;
let product: Product;
let desktop: Returning;
let phone: Returning;
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
  phone = await arrive(browser, product, PHONE, { hasTouch: true, isMobile: true });
  computer = desktop.page;
  session = await fastForward(desktop.context, product, 'identification');
});
afterEach(async () => {
  await desktop.leave();
  await phone.leave();
});

const dialog = (): Locator => computer.getByRole('dialog', { name: copy.title });
const offers = (page: Page): Locator => page.getByRole('button', { name: copy.action, exact: true });
const link = (): Promise<string> => textbox(dialog(), copy.link).inputValue();

const offer = async (): Promise<string> => {
  await offers(computer).first().click();
  await dialog().getByRole('img', { name: copy.qr }).waitFor();
  return link();
};

/** What a camera app does with the code, and the applicant with the SMS. */
const openOnPhone = async (address: string): Promise<void> => {
  const code = await codeBy(product, session.applicant.cellulare, async () => {
    await phone.page.goto(address);
    await codePage(phone.page);
  });
  // What came behind the '#' is out of sight before anything else happens.
  expect(new URL(phone.page.url()).hash).toBe('');
  await typeCode(phone.page, code);
  await heading(phone.page, video.title);
};

const fillFirstDocument = async (page: Page): Promise<void> => {
  await choose(page, documentCopy.type, 'Passaporto');
  await textbox(page, documentCopy.number).fill('YA1234567');
  await textbox(page, documentCopy.city).fill("Reggio nell'Emilia");
  await textbox(page, documentCopy.issueDate).fill('10/05/2022');
  await textbox(page, documentCopy.expiryDate).fill('10/05/2032');
};

it('[R2.1-04] [R2.9-03] what was typed goes along, what the phone sends shows on the computer, which goes on with it', async () => {
  await session.sendVideo();
  await desktop.open();
  await toFirstDocument(computer);
  await fillFirstDocument(computer);
  let address = '';
  await offer();
  // What was typed last is in it too.
  await eventually(async () => {
    address = await link();
    expect(new URL(address).hash.length).toBeGreaterThan(100);
  });
  expect(address.length).toBeLessThanOrEqual(400);
  expect(await readQr(dialog().getByRole('img', { name: copy.qr }))).toBe(address);
  const { origin, pathname, search } = new URL(address);
  const { guid } = await session.step();
  expect(origin + pathname + search).toBe(`${product.url}/resume/${guid}${LANDING}`);
  expect(await axeViolations(computer)).toEqual([]);

  await openOnPhone(address);
  await toFirstDocument(phone.page);
  expect(await textbox(phone.page, documentCopy.number).inputValue()).toBe('YA1234567');
  expect(await textbox(phone.page, documentCopy.city).inputValue()).toBe("Reggio nell'Emilia");
  expect(await textbox(phone.page, documentCopy.expiryDate).inputValue()).toBe('10/05/2032');
  expect(await offers(phone.page).count()).toBe(0);

  await upload(phone.page, 'documento.documentoFronte', await smallPhotograph());
  await dialog()
    .getByText(copy.arrived.documentoFronte ?? '')
    .waitFor();
  await upload(phone.page, 'documento.documentoRetro', await smallPhotograph());
  await dialog()
    .getByText(copy.arrived.documentoRetro ?? '')
    .waitFor();
  await computer.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  for (const label of [documentCopy.sides.passport.front, documentCopy.sides.passport.back])
    await computer.getByAltText(`Anteprima: ${label}`).waitFor();
  expect(await at(computer, 'documento.numeroDocumento').inputValue()).toBe('YA1234567');

  // The dialog is closed; something has come from the phone, which is being waited for.
  const onPhone = sessionOf(phone.context, product, session.applicant);
  await onPhone.sendDocument(uploadTypes.documentoDueFronte);
  await onPhone.sendDocument(uploadTypes.documentoDueRetro);
  await computer.getByText(copy.arrived.documentoDueRetro ?? '').waitFor();
  const { number, widgets } = await onPhone.step();
  const values = goodValues(session.applicant).identification;
  await onPhone.call('onboardingNext', { number, widgets: toWidgets(values, widgets) });
  await expectDialog(computer, copy.moved.title, copy.moved.text('Firma il contratto'));
  await press(computer, copy.moved.understood);
  await desktop.isAt('/request/contract');
});

it('[R2.9-01] the video that comes from the phone counts, and is said to have come', async () => {
  await desktop.open();
  await heading(computer, video.title);
  const address = await offer();
  expect(new URL(address).hash).toBe('');
  await openOnPhone(address);
  await sessionOf(phone.context, product, session.applicant).sendVideo();
  const words = copy.arrived.docVideoCaptcha ?? '';
  await dialog().getByRole('log').getByText(words).waitFor();
  await press(computer, 'Chiudi');
  await computer.getByText(video.sent, { exact: true }).first().waitFor();
  await computer.getByText(words).waitFor();
  await goOn(computer);
  await heading(computer, FIRST);
});

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

it('[R2.1-04] a phone is not offered itself', async () => {
  await openOnPhone(`${product.url}/resume/${(await session.step()).guid}${LANDING}`);
  await phone.page.getByRole('button', { name: capture.turnOn }).waitFor();
  expect(await offers(phone.page).count()).toBe(0);
});
