// What was typed and not yet sent, in a real browser: it survives the page, and nobody reads it in the browser's storage.
import type { Browser, Page } from 'playwright-core';
import { introCopy } from '../../src/copy/contact-info-intro';
import { launchBrowser } from './support/browser';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { at, goOn, heading, textbox } from './support/form';
import { startProduct, type Product } from './support/product';
import { arrive, LANDING, type Returning } from './support/returning';
import { personBornOn, reach } from './support/shortcuts';
import { eventually } from './support/shownErrors';

const GREETING = 'Piacere di conoscerti';
const MOBILE = 'Il tuo cellulare';
const SMS = 'Inserisci il codice SMS';
const FIRST_DOCUMENT = 'documento.numeroDocumento';

let browser: Browser;
let product: Product;
let visitor: Returning;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await arrive(browser, product);
  page = visitor.page;
});
afterEach(() => visitor.leave());

const stored = (): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const isIn = (path: string, text: string): Promise<void> =>
  eventually(async () => expect(await at(page, path).inputValue()).toBe(text));

describe('what was typed and not yet sent', () => {
  it('[R3.5-03] survives a reload in the very moment after the last key, and cannot be read', async () => {
    await visitor.open();
    await goOn(page, introCopy.start);
    await heading(page, GREETING);
    for (const nome of ['Segreto', 'Segreto Primo', 'Segreto Primo Secondo']) {
      await textbox(page, 'Nome').fill(nome);
      await page.reload();
      await heading(page, GREETING);
      await isIn('anagrafica.nome', nome);
      expect(await stored()).toContain('apertura.drafts.');
      expect(await stored()).not.toMatch(/segreto|primo/i);
    }
    await visitor.isAt('/request/contact-info');
  });

  it('survives leaving for another site and coming back', async () => {
    await visitor.open();
    await goOn(page, introCopy.start);
    await heading(page, GREETING);
    await textbox(page, 'Cognome').fill('Rossi');
    await page.goto(`${product.url}/legal/privacy.html${LANDING}`);
    await page.goBack();
    await heading(page, GREETING);
    await isIn('anagrafica.cognome', 'Rossi');
  });

  it('[R2.4-06] [R2.4-07] the number and the minute between two codes survive a reload', async () => {
    const person = personBornOn(21);
    await reach(page, product, 'mobile', person);
    await visitor.open();
    await heading(page, MOBILE);
    await at(page, 'cellulare.cellulare').fill('33312');
    await page.reload();
    await heading(page, MOBILE);
    await isIn('cellulare.cellulare', '33312');
    await at(page, 'cellulare.cellulare').fill(person.cellulare);
    await goOn(page);
    await heading(page, SMS);
    await page.reload();
    await heading(page, SMS);
    expect(await page.getByRole('timer').innerText()).toMatch(/^Puoi chiederne uno nuovo tra [01]:\d\d$/);
    expect(await page.getByRole('button', { name: 'Invia un nuovo codice' }).count()).toBe(0);
  });

  it('[R2.1-11] stays on its sub-page, and belongs to its tab', async () => {
    const session = await fastForward(visitor.context, product, 'identification');
    await session.sendVideo();
    await visitor.open();
    await goOn(page);
    await at(page, FIRST_DOCUMENT).fill('SEGRETO77');
    await page.reload();
    await isIn(FIRST_DOCUMENT, 'SEGRETO77');
    await visitor.isAt('/request/identification');
    expect(await stored()).not.toMatch(/segreto77/i);

    const other = await visitor.context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    await goOn(other);
    expect(await at(other, FIRST_DOCUMENT).inputValue()).toBe('');
  });

  it('a failed call and a reload after it: everything is there', async () => {
    await fastForward(visitor.context, product, 'company-info');
    await visitor.open();
    await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
    visitor.provokes(/ERR_FAILED .*\/onboarding\/back/);
    await page.route('**/onboarding/back', (route) => route.abort());
    await goOn(page, 'Indietro');
    await page.getByRole('alertdialog', { name: 'Errore' }).waitFor();
    await page.reload();
    await isIn('azienda.ragioneSociale', 'Bottega Nuova');
  });

  it('[R3.5-03] is gone once the service has it', async () => {
    await fastForwardBackTo(visitor.context, product, 'company-info');
    await visitor.open();
    await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
    await eventually(async () => expect(await stored()).toContain('apertura.drafts.'));
    await goOn(page);
    await visitor.isAt('/request/self-certifications');
    await eventually(async () => expect(await stored()).not.toContain('apertura.drafts.'));
  });
});
