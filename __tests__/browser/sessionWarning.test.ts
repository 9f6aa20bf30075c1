// The warning before the session ends, with the minutes passing in the browser and in the service at once.
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { sign } from './support/earlier';
import { fastForward } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { passingFor, type Amount } from './support/passing';
import { press, resumeByIdentity } from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';
import { pathOf, requestsTo } from './support/shortcuts';
import { eventually } from './support/shownErrors';

const ADDRESS = 'Dati personali';
const COMPANY = 'La tua attività';
const EXPIRED = 'Sessione scaduta';
const WARNING = 'La sessione sta per scadere';
const STAY = 'Resta collegato';
/** The session ends after ten minutes without a call, and after two hours whatever is done. */
const BEFORE_WARNING = { minutes: 7, seconds: 30 };
const TO_WARNING = { minutes: 8 };

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

const warningOn = (tab: Page) => tab.getByRole('alertdialog', { name: WARNING, exact: true });
const warning = () => warningOn(page);
const said = () => warning().getByRole('paragraph').allInnerTexts();
const left = () => warning().getByRole('timer').innerText();
/** The first screen fetches the rest while it is being read. */
const everythingLoaded = (): Promise<void> => page.waitForLoadState('networkidle');
const openCompany = async (): Promise<void> => {
  await fastForward(visitor.context, product, 'company-info');
  await visitor.open();
  await heading(page, COMPANY);
};
/** By the one key, with nothing else done. */
const stay = async (): Promise<void> => {
  await warning().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(STAY);
  await page.keyboard.press('Enter');
  await warning().waitFor({ state: 'detached' });
};
const ends = async (path: string): Promise<void> => {
  await heading(page, EXPIRED);
  await visitor.isAt(path);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};
/** A page in which nothing is under way any more has reacted to the time that has passed. */
const settled = async (tab: Page = page): Promise<void> => {
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};

describe('the warning', () => {
  it('[R2.13-01] comes two minutes before the end, and says how long it is', async () => {
    await openCompany();
    await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
    await passes(BEFORE_WARNING);
    await settled();
    expect(await warning().count()).toBe(0);
    await passes({ seconds: 15 });
    await warning().waitFor();
    expect(await said()).toEqual([
      'Per proteggere i tuoi dati la sessione si chiude da sola quando la pagina non viene usata per qualche minuto.',
    ]);
    expect(await left()).toMatch(/^Tempo rimasto: (2:00|1:[45]\d)$/);
    await passes({ seconds: 60 });
    await eventually(async () => expect(await left()).toMatch(/^Tempo rimasto: (1:00|0:[345]\d)$/));
    expect(await warning().getByRole('button').allInnerTexts()).toEqual([STAY]);
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await settled();
    expect(await warning().isVisible()).toBe(true);
    await stay();
    expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('Bottega Nuova');
  });

  it('[R2.13-01] is put off by one key, again and again, until the end that nothing moves', async () => {
    const asked = requestsTo(page, '/wgt/product/info');
    await openCompany();
    const atFirst = asked.length;
    // Eight minutes each, of the two hours.
    for (let round = 1; round <= 13; round += 1) {
      await passes(TO_WARNING);
      await stay();
      expect(asked).toHaveLength(atFirst + round);
    }
    await goOn(page, 'Indietro');
    await heading(page, ADDRESS);
    await goOn(page);
    await heading(page, COMPANY);

    await passes(TO_WARNING);
    await stay();
    await passes({ minutes: 6, seconds: 15 });
    await warning().waitFor();
    expect(await said()).toEqual([
      'La sessione ha raggiunto la sua durata massima e tra poco si chiude. Quello che hai scritto resta in questa scheda: potrai riprendere la richiesta con un codice che ti invieremo sul cellulare.',
    ]);
    expect(await left()).toMatch(/^Tempo rimasto: 1:\d\d$/);
    expect(await warning().getByRole('button').allInnerTexts()).toEqual(['Ho capito']);
    await expectUsable(page);
    await page.keyboard.press('Enter');
    await warning().waitFor({ state: 'detached' });
    // Said once; calls change nothing.
    await goOn(page, 'Indietro');
    await heading(page, ADDRESS);
    await passes({ seconds: 60 });
    await settled();
    expect(await warning().count()).toBe(0);
    await passes({ seconds: 75 });
    await ends('/session-expired/address-info');
  });

  it('[R2.13-01] says when the session could not be prolonged, and can be pressed again', async () => {
    await openCompany();
    await passes(TO_WARNING);
    await warning().waitFor();
    visitor.provokes(/ERR_FAILED .*\/wgt\/product\/info/);
    await page.route('**/wgt/product/info', (route) => route.abort());
    await page.keyboard.press('Enter');
    await warning()
      .getByText('Non siamo riusciti a prolungare la sessione. Controlla la connessione e riprova.')
      .waitFor();
    await expectUsable(page);
    await page.unroute('**/wgt/product/info');
    await stay();
  });
});

describe('left alone', () => {
  it('[R2.13-01] [R2.1-08] leads to the page of an expired session, from which the same form is reached again', async () => {
    const { applicant } = await fastForward(visitor.context, product, 'company-info');
    await visitor.open();
    await heading(page, COMPANY);
    await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
    await passes(TO_WARNING);
    await warning().waitFor();
    await passes({ minutes: 3 });
    await ends('/session-expired/company-info');
    await press(page, 'Riprendi la registrazione');
    await resumeByIdentity(page, product, applicant);
    await heading(page, COMPANY);
    expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('Bottega Nuova');
  });

  it('[R2.13-01] [R2.1-08] on the contact data and on the way back to a request, each with its own page', async () => {
    for (const [path, title, expired, way] of [
      ['/', 'Prima di iniziare', '/session-expired/contact-info', 'Ripeti la registrazione'],
      ['/resume', 'Riprendi la richiesta', '/session-expired/resume', 'Riprendi la registrazione'],
    ] as const) {
      await visitor.open(path);
      await heading(page, title);
      await everythingLoaded();
      await passes(TO_WARNING);
      await warning().waitFor();
      await passes({ minutes: 3 });
      await ends(expired);
      await press(page, way);
      await heading(page, title);
      // This one is a new session.
      await passes(BEFORE_WARNING);
      await settled();
      expect(await warning().count()).toBe(0);
    }
  });

  it('[R2.13-01] is met at once by a page that wakes up long after', async () => {
    await openCompany();
    await passes({ minutes: 45 });
    await ends('/session-expired/company-info');
  });
});

describe('no warning', () => {
  it('[R2.13-01] while another tab is in use; it goes where the other is used again', async () => {
    await openCompany();
    const other = await visitor.context.newPage();
    const use = async (button: string, title: string): Promise<void> => {
      await goOn(other, button);
      await heading(other, title);
    };
    await other.goto(page.url());
    await heading(other, COMPANY);
    await passes({ minutes: 5 });
    await use('Indietro', ADDRESS);
    await passes({ minutes: 5 });
    await Promise.all([settled(), settled(other)]);
    expect(await warning().count()).toBe(0);
    expect(await warningOn(other).count()).toBe(0);
    // Into the two minutes little by little: the tabs' clocks are apart by what it took to open the second.
    await passes({ minutes: 3 });
    const shownOn = (tab: Page) =>
      warningOn(tab)
        .waitFor({ timeout: 3000 })
        .then(() => true, () => false); // prettier-ignore
    const bothWarn = async () => (await Promise.all([shownOn(page), shownOn(other)])).every(Boolean);
    for (let turn = 0; turn < 7 && !(await bothWarn()); turn += 1) await passes({ seconds: 15 });
    expect(await bothWarn()).toBe(true);
    // One answer counts for both. Each tab has a clock of the test's own; they agree while they stand.
    const { clock } = visitor.context;
    await clock.pauseAt((await other.evaluate(() => Date.now())) + 2000);
    await stay();
    await warningOn(other).waitFor({ state: 'detached' });
    await clock.resume();
    expect([page, other].map(pathOf)).toEqual(['/request/company-info', '/request/address-info']);
  });

  it('[R2.13-01] where nothing can be lost: a completed request, an unknown address, an expired session', async () => {
    const nothingComes = async (title: string): Promise<void> => {
      await heading(page, title);
      for (const amount of [TO_WARNING, { minutes: 4 }]) {
        await passes(amount);
        await settled();
        expect(await page.getByRole('alertdialog').count()).toBe(0);
        await heading(page, title);
      }
    };
    await sign(await fastForward(visitor.context, product, 'contract'));
    await visitor.open();
    await nothingComes('Richiesta completata!');
    await visitor.isAt('/thanks');
    await visitor.open('/non-esiste');
    await nothingComes('Pagina non trovata');

    await visitor.context.clearCookies();
    await visitor.open();
    await heading(page, 'Prima di iniziare');
    await everythingLoaded();
    await passes({ minutes: 12 });
    await ends('/session-expired/contact-info');
    await nothingComes(EXPIRED);
  });
});
