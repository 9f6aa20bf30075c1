import type { Browser, Page } from 'playwright-core';
import { addressInfoCopy } from '../../src/copy/address-info';
import { cardCopy } from '../../src/copy/card';
import { companyInfoCopy } from '../../src/copy/company-info';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { DESKTOP, launchBrowser, visit, type Visit } from './support/browser';
import { fastForward } from './support/fastForward';
import { at, fillAddress, goOn, heading, pick, textbox } from './support/form';
import { startProduct, type Product } from './support/product';
import { eventually } from './support/shownErrors';

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await visit(browser, DESKTOP);
  page = visitor.page;
});
afterEach(() => visitor.context.close());

const begin = async (slug: DataStepSlug, title: string): Promise<void> => {
  await fastForward(visitor.context, product, slug);
  await page.goto(product.url);
  await heading(page, title);
};
const valueOf = (path: string): Promise<string> => at(page, path).inputValue();
const errorOf = (path: string) => page.locator(`#campo-${path.replace('.', '-')}-errore`);
const radio = (group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option });
const addressFields = ['cap', 'provincia', 'citta', 'indirizzo'];

describe('personal data', () => {
  it('[R2.5-01] [R5.3-01] [R5.3-02] takes citizenship, residence and another domicile, places by their CAP', async () => {
    await begin('address-info', addressInfoCopy.title);
    const citizenship = at(page, 'cittadinanza.cittadinanza');
    await eventually(async () => expect(await citizenship.inputValue()).toMatch(/^ital/i));
    await pick(page, page, addressInfoCopy.citizenship.label, 'Francia');

    // One place: filled. Several: a choice. Unknown: all cleared.
    await at(page, 'residenza.cap').fill('00184');
    await eventually(async () => expect(await valueOf('residenza.citta')).toBe('Roma'));
    expect(await valueOf('residenza.provincia')).toBe('RM');
    expect(await at(page, 'residenza.citta').evaluate((field) => field.tagName)).toBe('INPUT');
    await at(page, 'residenza.cap').fill('00010');
    await eventually(async () =>
      expect(await at(page, 'residenza.citta').evaluate((field) => field.tagName)).toBe('SELECT'),
    );
    await eventually(async () => expect(await valueOf('residenza.provincia')).toBe('RM'));
    expect(await valueOf('residenza.citta')).toBe('');
    await at(page, 'residenza.citta').selectOption({ label: 'Gallicano nel Lazio' });
    await eventually(async () => expect(await valueOf('residenza.provincia')).toBe('RM'));
    await at(page, 'residenza.cap').fill('99999');
    await eventually(async () => expect(await errorOf('residenza.cap').innerText()).toBe('CAP non valido'));
    expect(await valueOf('residenza.citta')).toBe('');
    expect(await valueOf('residenza.provincia')).toBe('');

    const { label, options } = addressInfoCopy.domicile;
    expect(await radio(label, options.residenza).isChecked()).toBe(true);
    for (const name of addressFields) expect(await at(page, `domicilio.${name}`).count()).toBe(0);
    await radio(label, options.altro).check();
    for (const name of addressFields) expect(await at(page, `domicilio.${name}`).isVisible()).toBe(true);
    await fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour 10' });
    await fillAddress(page, 'domicilio', { cap: '20121', indirizzo: 'Via Manzoni 5' });
    await goOn(page);
    await heading(page, companyInfoCopy.title);
  });
});

describe('company data', () => {
  it('[R2.6-01] [R5.4-01] [R5.4-05] takes the company, refuses company forms, groups the turnover while typing', async () => {
    await begin('company-info', companyInfoCopy.title);
    const { company, contacts, turnoverHelp, administrativeSeat } = companyInfoCopy;
    const support = page.getByRole('link', { name: company.refusedSupport });
    const name = textbox(page, company.ragioneSociale);
    expect(await support.count()).toBe(0);
    await name.fill('Rossi S.r.l.');
    await name.blur();
    await eventually(async () =>
      expect(await errorOf('azienda.ragioneSociale').innerText()).toBe(
        'La registrazione è riservata a ditte individuali e liberi professionisti titolari di partita IVA e residenti in Italia.',
      ),
    );
    expect(await support.getAttribute('href')).toBe('mailto:assistenza@example.com');
    await name.fill('Spazio Presente');
    await name.blur();
    await support.waitFor({ state: 'detached' });
    expect(await errorOf('azienda.ragioneSociale').count()).toBe(0);

    const turnover = textbox(page, company.fatturato);
    const caret = () => turnover.evaluate((field: HTMLInputElement) => field.selectionStart);
    await turnover.focus();
    await page.keyboard.type('1234');
    expect(await turnover.inputValue()).toBe('1.234');
    await page.keyboard.type('567');
    expect(await turnover.inputValue()).toBe('1.234.567');
    // The field puts the caret where it belongs once more, a moment after each key.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
    // 1.2|34.567 → 1.2934.567 is 12.934.567 with the caret after the 9.
    expect((await turnover.inputValue()).slice(0, (await caret()) ?? 0)).toBe('1.2');
    await page.keyboard.type('9');
    expect(await turnover.inputValue()).toBe('12.934.567');
    expect((await turnover.inputValue()).slice(0, (await caret()) ?? 0).replace('.', '')).toBe('129');
    // Letters are not dropped: the amount would be another one.
    await page.keyboard.type('abc');
    expect((await turnover.inputValue()).replaceAll('.', '')).toBe('129abc34567');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
    expect(await turnover.inputValue()).toBe('12.934.567');

    await page.getByRole('button', { name: turnoverHelp.open }).click();
    const help = page.getByRole('dialog', { name: turnoverHelp.title });
    await help.getByText(turnoverHelp.text[0]).waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });

    await textbox(page, company.partitaIva).fill('00743110157');
    await textbox(page, company.dataCostituzione).fill('01/03/2015');
    await textbox(page, company.numAddetti).fill('3');
    await textbox(page, contacts.telefonoAziendale).fill('0651234567');
    await fillAddress(page, 'sedeLegale', { cap: '00184', indirizzo: 'Via Cavour 10' });
    expect(await radio(administrativeSeat.label, administrativeSeat.options.sedeLegale).isChecked()).toBe(
      true,
    );
    expect(await at(page, 'sedeAmministrativa.cap').count()).toBe(0);
    await radio(administrativeSeat.label, administrativeSeat.options.altro).check();
    await fillAddress(page, 'sedeAmministrativa', { cap: '20121', indirizzo: 'Via Manzoni 5' });
    // Without a PEC: it is optional.
    const sent = page.waitForRequest(
      (request) =>
        request.url().endsWith('/onboarding/next') && (request.postData() ?? '').includes('fatturato'),
    );
    await goOn(page);
    expect((await sent).postData()).toContain('"12.934.567"');
    await at(page, 'attivita.tipoSocieta').waitFor();
  });

  it.each([
    { known: { pec: 'giulia@pec.example.it', telefonoAziendale: '' }, pec: 0, phone: 1 },
    { known: { pec: 'giulia@pec.example.it', telefonoAziendale: '0651234567' }, pec: 0, phone: 0 },
  ])('[R2.6-02] does not ask again for what is known: $known', async ({ known, pec, phone }) => {
    let asked = false;
    await page.route('**/wgt/*/getCustomerInfo', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { customerInfo: { productCustomer: object } };
      const productCustomer = { ...answer.customerInfo.productCustomer, ...known };
      await route.fulfill({ json: { ...answer, customerInfo: { productCustomer } } });
      asked = true;
    });
    await begin('company-info', companyInfoCopy.title);
    await eventually(async () => expect(asked).toBe(true));
    await eventually(async () => {
      expect(await at(page, 'contattiAzienda.pec').count()).toBe(pec);
      expect(await at(page, 'contattiAzienda.telefonoAziendale').count()).toBe(phone);
    });
    // An empty form is refused on every required field, and on none that is hidden.
    await goOn(page);
    await errorOf('azienda.partitaIva').waitFor();
    expect(await errorOf('contattiAzienda.telefonoAziendale').count()).toBe(phone);
    const list = await page.getByRole('alert').first().innerText();
    expect(list.includes('Telefono aziendale')).toBe(phone === 1);
  });
});

describe('card', () => {
  it('[R2.8-01] [R2.8-02] tells what the card offers, asks where to send it, and for consent before going on', async () => {
    await begin('card', cardCopy.title);
    const words = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(words).toContain('senza costi aggiuntivi');
    expect(words).toMatch(/categoria premium.*sconti/i);
    expect(words).toMatch(/prelievi gratuiti ovunque/i);
    expect(words).toMatch(/acquisti sicuri, online e nei negozi/i);
    expect(words).toMatch(/spedizione gratuita/i);
    const { residenza, domicilio, altro, legend } = cardCopy.shipping;
    for (const option of [residenza, domicilio]) {
      await radio(legend, option).check();
      expect(await at(page, 'spedizione.cap').count()).toBe(0);
    }
    await radio(legend, altro).check();
    await fillAddress(page, 'spedizione', { cap: '00184', indirizzo: 'Via Cavour 10' });

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/onboarding/next')) sent += 1;
    });
    await goOn(page);
    const notice = page.getByRole('dialog', { name: cardCopy.notice.title });
    expect(await notice.innerText()).toMatch(/acconsenti al trattamento dei dati sensibili/);
    await goOn(page, cardCopy.notice.back);
    await notice.waitFor({ state: 'detached' });
    expect(sent).toBe(0);
    await goOn(page);
    await goOn(page, cardCopy.notice.accept);
    await page.waitForURL('**/request/identification**');
    expect(sent).toBe(1);
  });
});
