import type { Browser, Page, Request, Route } from 'playwright-core';
import { endpointOf, type EndpointName } from '../../src/contract/endpoints';
import { calculatorCopy, greetingCopy } from '../../src/copy/contact-info';
import { taxCodeCopy } from '../../src/copy/tax-code';
import { uiCopy } from '../../src/copy/ui';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { launchBrowser, visit, type Visit } from './support/browser';
import { fastForward } from './support/fastForward';
import { at, goOn, pick, textbox } from './support/form';
import { typeKeys } from './support/inputWays';
import { startProduct, type Product } from './support/product';
import { openGreeting, personBornOn, requestsTo, until } from './support/shortcuts';
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
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.context.close());

const begin = async (slug: DataStepSlug, path: string): Promise<void> => {
  await fastForward(visitor.context, product, slug);
  await page.goto(product.url);
  await at(page, path).waitFor();
};
const valueOf = (path: string): Promise<string> => at(page, path).inputValue();
const holds = (path: string, value: string) =>
  eventually(async () => expect(await valueOf(path)).toBe(value));

interface Held {
  /** The words of the requests that wait for their answer. */
  readonly waiting: () => string[];
  /** Lets the answer of the request through that holds the words, and waits until the page has it. */
  readonly answer: (words: string) => Promise<void>;
}

/** Answers of the endpoint are held back until they are called for, so that they can come in any order. */
const hold = async (name: EndpointName): Promise<Held> => {
  const held = new Map<string, Route>();
  const wordsOf = (request: Request) => decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
  await page.route(`**${endpointOf(name).path}`, (route) => {
    held.set(wordsOf(route.request()), route);
  });
  return {
    waiting: () => [...held.keys()],
    answer: async (words) => {
      const [key, route] = await until(
        () => [...held].find(([one]) => one.includes(words)) ?? [undefined, undefined],
        ([, one]) => one !== undefined,
      );
      held.delete(key ?? '');
      const finished = page.waitForEvent('requestfinished', (one) => one === route?.request());
      await route?.continue();
      await finished;
      // What has arrived is also taken in.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    },
  };
};

describe('the CAP', () => {
  it('[R5.3-01] an earlier answer that comes later changes nothing', async () => {
    await begin('address-info', 'residenza.cap');
    const caps = await hold('dettagliCap');
    await at(page, 'residenza.cap').fill('00184');
    await until(caps.waiting, ({ length }) => length === 1);
    await page.getByText(uiCopy.address.searching).waitFor();
    await at(page, 'residenza.cap').fill('20121');
    await caps.answer('20121');
    await holds('residenza.citta', 'Milano');
    await caps.answer('00184');
    expect([await valueOf('residenza.cap'), await valueOf('residenza.provincia'), await valueOf('residenza.citta')]).toEqual(
      ['20121', 'MI', 'Milano'],
    ); // prettier-ignore
    expect(await page.getByText(uiCopy.address.searching).count()).toBe(0);
  });

  it('[R5.3-01] a later one that is unknown stays refused; corrected while it waits, it says nothing', async () => {
    await begin('address-info', 'residenza.cap');
    const error = page.locator('#campo-residenza-cap-errore');
    const caps = await hold('dettagliCap');
    await at(page, 'residenza.cap').fill('00184');
    await at(page, 'residenza.cap').fill('99999');
    await caps.answer('99999');
    await eventually(async () => expect(await error.innerText()).toBe('CAP non valido'));
    await caps.answer('00184');
    expect(await error.innerText()).toBe('CAP non valido');
    expect([await valueOf('residenza.provincia'), await valueOf('residenza.citta')]).toEqual(['', '']);

    // The refusal that is under way is for a CAP that is no longer there.
    await at(page, 'residenza.cap').fill('88888');
    expect(await error.count()).toBe(0);
    await until(caps.waiting, (all) => all.some((one) => one.includes('88888')));
    await at(page, 'residenza.cap').fill('2012');
    await caps.answer('88888');
    expect(await error.count()).toBe(0);
    expect(await valueOf('residenza.cap')).toBe('2012');
  });

  it('[R5.3-01] [R5.3-02] a wrong one clears province and city, also where several were to choose from', async () => {
    await begin('address-info', 'residenza.cap');
    await at(page, 'residenza.cap').fill('00010');
    const cities = page.locator('select#campo-residenza-citta');
    await cities.selectOption({ label: 'Gallicano nel Lazio' });
    await holds('residenza.provincia', 'RM');
    await at(page, 'residenza.cap').fill('0001');
    await holds('residenza.provincia', '');
    await holds('residenza.citta', '');
    await at(page, 'residenza.cap').fill('00184');
    await holds('residenza.citta', 'Roma');
    await at(page, 'residenza.cap').fill('99999');
    await holds('residenza.provincia', '');
    await holds('residenza.citta', '');
    expect(await page.locator('#campo-residenza-cap-errore').innerText()).toBe('CAP non valido');
  });

  it('a search that fails says so and can be had again; typing goes on', async () => {
    await begin('address-info', 'residenza.cap');
    await page.route(`**${endpointOf('dettagliCap').path}`, (route) => route.abort());
    await at(page, 'residenza.cap').fill('00184');
    await page.getByText(uiCopy.address.capUnavailable).waitFor();
    await page.unroute(`**${endpointOf('dettagliCap').path}`);
    await page.getByRole('button', { name: uiCopy.retry, exact: true }).click();
    await holds('residenza.citta', 'Roma');
  });
});

describe('the check of the tax code', () => {
  const PATH = endpointOf('validateCodiceFiscale').path;
  const person = personBornOn(14);
  const said = () => page.locator('#campo-anagrafica-cf-aiuto').innerText();

  it('[R5.2-02] is asked for when the code is whole and both names are there, and not before', async () => {
    await openGreeting(page, product);
    const asked = requestsTo(page, PATH);
    const quiet = () => page.waitForTimeout(700);
    await textbox(page, greetingCopy.cf).fill(person.cf.slice(0, 15));
    await textbox(page, greetingCopy.nome).fill(person.nome);
    await textbox(page, greetingCopy.cognome).fill(person.cognome);
    await quiet();
    expect(asked).toHaveLength(0);
    await textbox(page, greetingCopy.nome).fill('');
    await textbox(page, greetingCopy.cf).fill(person.cf);
    await quiet();
    expect(asked).toHaveLength(0);
    await textbox(page, greetingCopy.nome).fill(person.nome);
    await until(() => asked.length, (count) => count === 1); // prettier-ignore
    await eventually(async () => expect(await said()).toContain(taxCodeCopy.valid));
  });

  it('[R5.2-02] an earlier one that is under way is cancelled, and its answer never shown; typing is never held up', async () => {
    await openGreeting(page, product);
    const asked = requestsTo(page, PATH);
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(PATH)) failed.push(request.failure()?.errorText ?? '');
    });
    const checks = await hold('validateCodiceFiscale');
    await textbox(page, greetingCopy.nome).fill('Giulia');
    await textbox(page, greetingCopy.cognome).fill(person.cognome);
    await textbox(page, greetingCopy.cf).fill(person.cf);
    await until(() => asked.length, (count) => count === 1); // prettier-ignore
    await eventually(async () => expect(await said()).toContain(taxCodeCopy.checking));
    // While it runs: keys go in, the field is neither disabled nor rewritten.
    const email = textbox(page, greetingCopy.email);
    await email.focus();
    expect(await typeKeys(page, email, 'mario@example.it')).toMatchObject({ caret: 'mario@example.it|' });
    const name = textbox(page, greetingCopy.nome);
    await name.fill(person.nome);
    await until(() => failed, ({ length }) => length === 1); // prettier-ignore
    expect(failed).toEqual(['net::ERR_ABORTED']);
    await until(() => asked.length, (count) => count === 2); // prettier-ignore
    await checks.answer('Niccol');
    await eventually(async () => expect(await said()).toContain(taxCodeCopy.valid));
    await page.waitForTimeout(300);
    expect(await said()).toContain(taxCodeCopy.valid);
    expect(await page.locator('#campo-anagrafica-cf-errore').count()).toBe(0);
    expect(asked.map((request) => (request.postDataJSON() as { nome: string }).nome)).toHaveLength(2);
  });

  it('[R5.2-02] a refusal goes with the code that it was of', async () => {
    await openGreeting(page, product);
    const error = page.locator('#campo-anagrafica-cf-errore');
    await textbox(page, greetingCopy.nome).fill('Giulia');
    await textbox(page, greetingCopy.cognome).fill(person.cognome);
    await textbox(page, greetingCopy.cf).fill(person.cf);
    await error.waitFor();
    await textbox(page, greetingCopy.nome).fill(person.nome);
    await error.waitFor({ state: 'detached' });
    await eventually(async () => expect(await said()).toContain(taxCodeCopy.valid));
  });
});

describe('lists that depend on a choice', () => {
  const listed = async (name: string): Promise<string[]> => {
    const box = page.getByRole('combobox', { name, exact: true });
    await eventually(async () => expect(await box.isEnabled()).toBe(true));
    await box.click();
    await page.getByRole('listbox').waitFor();
    const options = await page.getByRole('listbox').getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return options;
  };

  it('[R2.4-02] the places are those of the province that is chosen, whichever answer comes last', async () => {
    await openGreeting(page, product);
    const places = await hold('comuni');
    await page.getByRole('button', { name: greetingCopy.forgotten }).click();
    const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
    await textbox(dialog, calculatorCopy.data).fill('01/01/1980');
    await pick(page, dialog, calculatorCopy.provincia, 'Milano');
    await pick(page, dialog, calculatorCopy.provincia, 'Torino');
    await places.answer('TO');
    const options = await listed(calculatorCopy.citta);
    expect(options).toContain('Agliè');
    await places.answer('MI');
    expect(await listed(calculatorCopy.citta)).toEqual(options);
    expect(options).not.toContain('Abbiategrasso');
  });

  it('[R2.7-01] sectors are those of the type, ATECO codes those of the sector, whichever answer comes last', async () => {
    await begin('self-certifications', 'attivita.tipoSocieta');
    const type = page.locator('#campo-attivita-tipoSocieta');
    await eventually(async () => expect(await type.isEnabled()).toBe(true));
    const sectors = await hold('settoriAziende');
    await type.selectOption({ index: 1 });
    await type.selectOption({ index: 2 });
    const [first = '', second = ''] = await until(sectors.waiting, ({ length }) => length === 2);
    await sectors.answer(second);
    expect(await listed('Settore di attività')).toHaveLength(22);
    await sectors.answer(first);
    expect(await listed('Settore di attività')).toHaveLength(22);

    const codes = await hold('attivitaPerSettore');
    await pick(page, page, 'Settore di attività', 'Costruzioni');
    await until(codes.waiting, ({ length }) => length === 1);
    await pick(page, page, 'Settore di attività', 'Istruzione e formazione');
    const [building = '', teaching = ''] = await until(codes.waiting, ({ length }) => length === 2);
    await codes.answer(teaching);
    const options = await listed('Codice ATECO');
    await codes.answer(building);
    expect(await listed('Codice ATECO')).toEqual(options);
    expect(options.every((label) => label.startsWith('85.'))).toBe(true);
    await goOn(page);
    expect(await page.locator('#campo-attivita-codiceAteco-errore').innerText()).toBe(
      'Codice ATECO è obbligatorio',
    );
  });
});
