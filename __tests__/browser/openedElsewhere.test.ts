// One request, two browsers: who opens it in the second is told so in the first, and may take it back by a code.
import type { Browser } from 'playwright-core';
import { identificationCopy } from '../../src/copy/identification';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { fastForward, fastForwardBackTo, smallPhotograph } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { toFirstDocument, upload } from './support/identificationPages';
import { codeBy, codePage, messagesTo, press, typeCode } from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';

const MESSAGE =
  'Hai ripreso la richiesta su un altro dispositivo o in un’altra finestra. Per continuare qui richiedi un nuovo codice.';

let browser: Browser;
let product: ClockedProduct;
let first: Returning;
let second: Returning;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startClockedProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  first = await arrive(browser, product);
  second = await arrive(browser, product);
});
afterEach(async () => {
  await first.leave();
  await second.leave();
});

/** Opens the request in the second browser, by its link and the code. */
const openElsewhere = async (guid: string, cellulare: string): Promise<void> => {
  const code = await codeBy(product, cellulare, async () => {
    await second.open(`/resume/${guid}`);
    await codePage(second.page);
  });
  await typeCode(second.page, code);
};
const told = async (): Promise<void> => {
  const { page } = first;
  const news = page.getByRole('alertdialog', { name: 'La richiesta continua altrove', exact: true });
  await news.waitFor();
  expect(await news.getByRole('paragraph').allInnerTexts()).toEqual([MESSAGE]);
  await press(page, 'Ho capito');
  await codePage(page);
  await first.isAt('/request/auth');
};

it('[R2.1-10] [R4.1-02] is told by the next call, and goes on with what was typed after a code', async () => {
  const { page } = first;
  const { applicant, step } = await fastForwardBackTo(first.context, product, 'address-info');
  await first.open();
  await heading(page, 'Dati personali');
  const { guid } = await step();
  await openElsewhere(guid, applicant.cellulare);
  await heading(second.page, 'Dati personali');
  await at(page, 'residenza.indirizzo').fill('Via Torino 7');
  const before = await messagesTo(product, applicant.cellulare);
  await goOn(page);
  await told();
  await page.getByText(`${MESSAGE} Lo invieremo`).waitFor();
  await expectUsable(page);
  await page.reload();
  await codePage(page);
  expect(await messagesTo(product, applicant.cellulare)).toBe(before);

  product.clock.pass({ minutes: 2 });
  const code = await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice'));
  await typeCode(page, code);
  await heading(page, 'Dati personali');
  expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Torino 7');

  await goOn(second.page, 'Indietro');
  await second.page.getByRole('alertdialog', { name: 'La richiesta continua altrove' }).waitFor();
});

it('[R2.1-10] is told by an upload that is refused', async () => {
  const { page } = first;
  const { applicant, step, sendVideo } = await fastForward(first.context, product, 'identification');
  await sendVideo();
  await first.open();
  await toFirstDocument(page);
  await openElsewhere((await step()).guid, applicant.cellulare);
  await heading(second.page, identificationCopy.video.title);
  await upload(page, 'documento.documentoFronte', await smallPhotograph());
  await told();
});
