// What was typed and not sent: on every page with fields, through everything that may happen to the page.
import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { newApplicant } from '../server/support/applicant';
import { launchBrowser } from './support/browser';
import { expectSecret, readable, storageOf } from './support/browserStorage';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt } from './support/earlier';
import { goOn, textbox } from './support/form';
import { keptEntrances, type KeptEntrance } from './support/keptEntrances';
import { keptSteps, through, type KeptPage, type KeptStep } from './support/keptSteps';
import { passingFor, type Amount } from './support/passing';
import { codeBy, press, resumeByIdentity, typeCode } from './support/resumePages';
import { arrive, LANDING, type Returning } from './support/returning';
import { fillGreeting, until } from './support/shortcuts';
import { expectLists, expectValues, shownValues, titled, type ShownValues } from './support/shownValues';

const EXPIRED = 'Sessione scaduta';

let browser: Browser;
let product: ClockedProduct;
let visitor: Returning;
let page: Page;
let passes: (amount: Amount) => Promise<void>;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startClockedProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await arrive(browser, product);
  page = visitor.page;
  await visitor.context.clock.install();
  passes = passingFor(product, visitor.context);
});
afterEach(() => visitor.leave());

/** The page as it comes, and as it is once somebody has typed there. */
const typeThere = async ({ title, type }: KeptPage) => {
  await titled(page, title);
  await expectLists(page);
  const untouched = await shownValues(page);
  await type(page);
  const typed = await shownValues(page);
  expect(typed).not.toEqual(untouched);
  return { untouched, typed };
};

const survives = async ({ title, before, forward, secrets }: KeptPage, typed: ShownValues): Promise<void> => {
  // At once: nothing waits for a quiet moment.
  await page.reload();
  await titled(page, title);
  await expectValues(page, typed);
  expect(Object.keys((await storageOf(page)).session)).toEqual([
    expect.stringMatching(/^apertura\.drafts\./),
  ]);
  await expectSecret(page, secrets);

  await page.goBack();
  await titled(page, before);
  await page.goForward();
  if (!forward) {
    // The service is a step back: the page is that step's still.
    await titled(page, before);
    await goOn(page);
  }
  await titled(page, title);
  await expectValues(page, typed);
};

/** Continue fails, and fails again by Riprova; the other way out leads back to the form. */
const survivesFailure = async (
  { title, call = '', send = goOn }: KeptPage,
  typed: ShownValues,
): Promise<void> => {
  if (call === '') return;
  visitor.provokes(/503/);
  const sent: (string | null)[] = [];
  await page.route(`**${call}`, async (route) => {
    const body = route.request().postData();
    if (body?.includes('"number":null')) return route.continue();
    sent.push(body);
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
  });
  await send(page);
  await page.getByRole('button', { name: 'Riprova', exact: true }).click();
  await until(() => sent.length, (count) => count === 2); // prettier-ignore
  expect(sent[1]).toBe(sent[0]);
  await page.getByRole('button', { name: 'Riprova', exact: true }).waitFor();
  const edit = page.getByRole('button', { name: 'Modifica i dati', exact: true });
  if ((await edit.count()) > 0) await edit.click();
  else await page.keyboard.press('Escape');
  await page.unroute(`**${call}`);
  await titled(page, title);
  await expectValues(page, typed);
};

/** Another tab of the session shows what the service was told, and nothing else. */
const isOfItsTab = async (
  { title, secrets }: KeptPage,
  path: string,
  open: (tab: Page) => Promise<void>,
  untouched: ShownValues,
): Promise<void> => {
  const tab = await visitor.context.newPage();
  await tab.goto(`${product.url}${path}${LANDING}`);
  await open(tab);
  await titled(tab, title);
  await expectValues(tab, untouched);
  await expectSecret(tab, secrets);
  await tab.close();
};

it.each(keptSteps)(
  '[R3.5-03] [R8-09] $name keeps what was typed: reload, Back and Forward, failed call, expired session, another tab',
  async (row: KeptStep) => {
    const { applicant } = await row.prepare(page, product);
    await visitor.open();
    await through(page, [...row.from, ...row.within]);
    const { untouched, typed } = await typeThere(row);
    await survives(row, typed);
    await survivesFailure(row, typed);

    await passes({ minutes: 11 });
    await titled(page, EXPIRED);
    await expectSecret(page, row.secrets);
    await press(page, 'Riprendi la registrazione');
    await resumeByIdentity(page, product, applicant);
    await through(page, row.within);
    await titled(page, row.title);
    await expectValues(page, typed);

    // And is gone with its tab.
    await page.close();
    await isOfItsTab(row, '/', (tab) => through(tab, row.within), untouched);
  },
);

it.each(keptEntrances)(
  '[R3.5-03] [R8-09] $name keeps what was typed: reload, Back and Forward, failed call; another tab or an expired session shows nothing of it',
  async (row: KeptEntrance) => {
    await visitor.open();
    await row.open(page, product);
    const { untouched, typed } = await typeThere(row);
    await survives(row, typed);
    await survivesFailure(row, typed);
    await isOfItsTab(row, row.path, row.reopen, untouched);

    await passes({ minutes: 11 });
    await titled(page, EXPIRED);
    await press(page, row.expired.button);
    await row.expired.open(page);
    await textbox(page, 'Codice fiscale').waitFor();
    const afterwards = Object.values(await shownValues(page));
    expect(afterwards.filter((value) => value !== '')).toEqual([]);
    await expectSecret(page, row.secrets);
  },
);

describe('codes and passwords', () => {
  const code = () => textbox(page, 'Codice di verifica');
  /** Seconds until another code may be asked for, as the page counts them. */
  const wait = async (): Promise<number> => {
    const words = await page.getByRole('timer').innerText();
    return Number(/^Puoi chiederne uno nuovo tra 0:(\d\d)$/.exec(words)?.[1]);
  };
  /** What is typed there is not kept; the minute between two codes goes on. */
  const expectCodePage = async (title: string, secrets: readonly string[]): Promise<void> => {
    await titled(page, title);
    await code().fill('482913');
    await passes({ seconds: 20 });
    await until(wait, (seconds) => seconds > 0 && seconds <= 40); // prettier-ignore
    await page.reload();
    await titled(page, title);
    expect(await code().inputValue()).toBe('');
    expect(await wait()).toBeGreaterThan(0);
    expect(await wait()).toBeLessThanOrEqual(40);
    await expectSecret(page, ['482913', ...secrets]);
    await passes({ seconds: 40 });
    await page.getByRole('button', { name: 'Invia un nuovo codice' }).waitFor();
    await page.reload();
    await titled(page, title);
    await page.getByRole('button', { name: 'Invia un nuovo codice' }).waitFor();
  };

  it('[R3.5-03] [R2.4-07] are kept nowhere, e-mail and phone alone are; the minute goes on after a reload', async () => {
    const person = newApplicant();
    const secrets = [person.nome, person.cognome, person.cf];
    await visitor.open();
    await goOn(page, 'Inizia');
    await fillGreeting(page, person);
    await goOn(page);
    await expectCodePage('Controlla la tua email', secrets);
    await typeCode(page, (await product.codeFor('email', person.email)).code);
    await titled(page, 'Il tuo cellulare');
    await textbox(page, 'Numero cellulare').fill(person.cellulare);
    await goOn(page);
    await expectCodePage('Inserisci il codice SMS', secrets);
    await typeCode(page, (await product.codeFor('sms', person.cellulare)).code);
    await titled(page, 'Crea la tua password');
    for (const label of ['Password', 'Conferma password']) await textbox(page, label).fill(person.password);
    await page.reload();
    await titled(page, 'Crea la tua password');
    expect(Object.values(await shownValues(page))).toEqual(['', '']);
    await expectSecret(page, [person.password, ...secrets]);
    for (const label of ['Password', 'Conferma password']) await textbox(page, label).fill(person.password);
    await goOn(page);
    await titled(page, 'Ti manca poco');
    await expectSecret(page, [person.password, ...secrets]);
    const { local } = await storageOf(page);
    const { email, cellulare } = person;
    expect(JSON.parse(local['apertura.contact'] ?? '')).toEqual({
      email,
      cellulare,
      at: expect.any(Number) as number,
    });
  });

  it('[R3.5-03] [R2.4-07] so it is where a request is resumed', async () => {
    const { applicant, guid } = await leftAt(browser, product, 'company-info');
    await codeBy(product, applicant.cellulare, () => visitor.open(`/resume/${guid}`));
    await expectCodePage('Inserisci il codice SMS', [applicant.cognome, applicant.cf, applicant.cellulare]);
  });
});

it('[R3.5-03] would be found, however it were written', async () => {
  await visitor.open('/non-esiste');
  await titled(page, 'Pagina non trovata');
  const words = ['Materiali per i cantieri', "Piazza dell'Unità 3"];
  const text = JSON.stringify({ words });
  const packed = deflateRawSync(text).toString('base64url');
  for (const written of [
    text,
    encodeURIComponent(text),
    text.replace('à', '\\u00e0'),
    Buffer.from(text).toString('hex'),
    Buffer.from(`v1.${text}`).toString('base64'),
    `v1.${packed}`,
  ])
    expect(readable([written], words)).toEqual(words);
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    await page.evaluate(([name, value]) => window[name].setItem('apertura.contact', value), [
      place,
      packed,
    ] as const);
    await expect(expectSecret(page, words)).rejects.toThrow();
    await page.evaluate((name) => window[name].clear(), place);
    await expectSecret(page, words);
  }
});
