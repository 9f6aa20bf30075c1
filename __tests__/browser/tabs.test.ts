// Two tabs of one browser: one of them is left open while the other goes on.
import type { Browser, Page } from 'playwright-core';
import type { StepRequest } from '../../src/contract/wire';
import { newApplicant } from '../server/support/applicant';
import { launchBrowser } from './support/browser';
import { leftAt } from './support/earlier';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { at, goOn, heading, textbox } from './support/form';
import { startProduct, type Product } from './support/product';
import { codeBy, expectErrorScreen, press, typeCode } from './support/resumePages';
import { arrive, expectUsable, LANDING, type Returning } from './support/returning';
import { fillGreeting, pathOf, requestsTo, until } from './support/shortcuts';
import { backToStored } from './support/storedAnswers';

const ADDRESS = 'Dati personali';
const COMPANY = 'La tua attività';
const BUSINESS = 'Parlaci della tua attività';
const QUESTIONS = 'Questionario antiriciclaggio';
const CARD = 'La tua carta business';
const MOVED = 'La richiesta è andata avanti';
const NEXT = '/wgt/product/onboarding/next';

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

/** Another tab of the same browser, at the page that the first is on. */
const anotherTab = async (title: string): Promise<Page> => {
  const tab = await visitor.context.newPage();
  await tab.goto(page.url());
  await heading(tab, title);
  return tab;
};
const movedOn = (tab: Page) => tab.getByRole('alertdialog', { name: MOVED, exact: true });
/** It says so, shows the step, and is no dead end. */
const isLedTo = async (tab: Page, path: string, title: string): Promise<void> => {
  await movedOn(tab).waitFor();
  await heading(tab, title);
  await until(() => pathOf(tab), (shown) => shown === path); // prettier-ignore
  await press(tab, 'Ho capito');
  await movedOn(tab).waitFor({ state: 'detached' });
  expect(await tab.getByRole('alertdialog').count()).toBe(0);
};
const openStep = async (title: string): Promise<void> => {
  await visitor.open();
  await heading(page, title);
};
/** Sent with values; asking where the request stands is the same call without. */
const sentSteps = (tab: Page) => {
  const all = requestsTo(tab, NEXT);
  return () => all.map((one) => one.postDataJSON() as StepRequest).filter(({ number }) => number !== null);
};
/** As the browser tells a tab that is looked at again; without a screen every tab is in sight always. */
const lookAt = (tab: Page): Promise<void> =>
  tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('a tab that was left behind', () => {
  it('[R4.1-02] [R2.1-02] replaces nothing of what was sent from another, says so and shows the current step', async () => {
    const session = await fastForward(visitor.context, product, 'card');
    for (let step = 0; step < 3; step += 1) await session.call('onboardingBack');
    await openStep(ADDRESS);
    const other = await anotherTab(ADDRESS);
    await at(page, 'residenza.indirizzo').fill('Via Torino 7');
    await at(other, 'residenza.indirizzo').fill('Via Manzoni 55');
    await goOn(other);
    await heading(other, COMPANY);
    await goOn(other);
    await heading(other, BUSINESS);
    await other.close();

    await goOn(page);
    await movedOn(page).waitFor();
    expect(await movedOn(page).getByRole('paragraph').allInnerTexts()).toEqual([
      expect.stringMatching(/già.*completato|completato.*già|altra scheda/),
    ]);
    await expectUsable(page);
    await isLedTo(page, '/request/self-certifications', BUSINESS);

    await backToStored(page);
    await heading(page, COMPANY);
    const { residenza } = await backToStored(page);
    await heading(page, ADDRESS);
    expect(residenza).toMatchObject({ cap: '20121', indirizzo: 'Via Manzoni 55' });
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Torino 7');
    // Now it is not behind any more.
    await goOn(page);
    await heading(page, COMPANY);
    expect((await backToStored(page)).residenza).toMatchObject({ indirizzo: 'Via Torino 7' });
  });

  it('[R4.1-02] so does the questionnaire, whose answers have a call of their own', async () => {
    await fastForwardBackTo(visitor.context, product, 'self-certifications');
    await openStep(BUSINESS);
    await goOn(page);
    await heading(page, QUESTIONS);
    const other = await visitor.context.newPage();
    await other.goto(page.url());
    await heading(other, BUSINESS);
    await goOn(other);
    await heading(other, QUESTIONS);
    await goOn(other);
    await heading(other, CARD);
    await other.close();
    await page.getByRole('checkbox', { name: 'Prelievi di contanti' }).check();
    await goOn(page);
    await isLedTo(page, '/request/card', CARD);
    await backToStored(page);
    await heading(page, QUESTIONS);
    expect(await page.getByRole('checkbox', { name: 'Prelievi di contanti' }).isChecked()).toBe(true);
    // What the service has is what a tab without drafts shows.
    const fresh = await visitor.context.newPage();
    await fresh.goto(page.url());
    await heading(fresh, BUSINESS);
    await goOn(fresh);
    await heading(fresh, QUESTIONS);
    expect(await fresh.getByRole('checkbox', { name: 'Prelievi di contanti' }).isChecked()).toBe(false);
  });

  it('[R4.1-02] notices by itself when it is looked at again, and stays as it is where nothing has happened', async () => {
    await fastForwardBackTo(visitor.context, product, 'address-info');
    await openStep(ADDRESS);
    const other = await anotherTab(ADDRESS);
    await at(page, 'residenza.indirizzo').fill('Via Torino 7');
    const asked = requestsTo(page, NEXT);
    await lookAt(page);
    await until(() => asked.length, (count) => count === 1); // prettier-ignore
    await asked[0]?.response();
    await goOn(other);
    await heading(other, COMPANY);
    await other.close();
    expect(await movedOn(page).count()).toBe(0);
    expect(pathOf(page)).toBe('/request/address-info');
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Torino 7');

    await lookAt(page);
    await isLedTo(page, '/request/company-info', COMPANY);
    await goOn(page, 'Indietro');
    await heading(page, ADDRESS);
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Torino 7');
  });

  it('[R4.1-02] [R4.3-01] is no dead end on any page of the contact data', async () => {
    const person = newApplicant();
    const left: { readonly tab: Page; readonly goesOn: (tab: Page) => Promise<void> }[] = [];
    const leaveATab = async (title: string, goesOn: (tab: Page) => Promise<void>): Promise<void> => {
      await heading(page, title);
      const tab = await visitor.context.newPage();
      await tab.goto(page.url());
      if (title === 'Piacere di conoscerti') await goOn(tab, 'Inizia');
      await heading(tab, title);
      left.push({ tab, goesOn });
      await page.bringToFront();
    };
    const greet = async (tab: Page): Promise<void> => {
      await fillGreeting(tab, person);
      await goOn(tab);
    };
    const tellPhone = async (tab: Page, phone = '3330000000'): Promise<void> => {
      await textbox(tab, 'Numero cellulare').fill(phone);
      await goOn(tab);
    };
    const createPassword = async (tab: Page, password = 'Altra-2026!!'): Promise<void> => {
      for (const label of ['Password', 'Conferma password']) await textbox(tab, label).fill(password);
      await goOn(tab);
    };

    await visitor.open();
    await goOn(page, 'Inizia');
    await leaveATab('Piacere di conoscerti', greet);
    await greet(page);
    const typeAnyCode = (tab: Page): Promise<void> => typeCode(tab, '123456');
    await leaveATab('Controlla la tua email', typeAnyCode);
    await typeCode(page, (await product.codeFor('email', person.email)).code);
    await leaveATab('Il tuo cellulare', tellPhone);
    await tellPhone(page, person.cellulare);
    await leaveATab('Inserisci il codice SMS', typeAnyCode);
    await typeCode(page, (await product.codeFor('sms', person.cellulare)).code);
    await leaveATab('Crea la tua password', createPassword);
    await createPassword(page, person.password);
    await leaveATab('Ti manca poco', goOn);
    await goOn(page);
    await heading(page, ADDRESS);

    // The very same as was accepted: nothing to say.
    const same = left.pop()?.tab ?? page;
    await same.bringToFront();
    await goOn(same);
    await heading(same, ADDRESS);
    expect(await same.getByRole('alertdialog').count()).toBe(0);
    for (const { tab, goesOn } of left) {
      await tab.bringToFront();
      await goesOn(tab);
      await isLedTo(tab, '/request/address-info', ADDRESS);
      await tab.close();
    }
    expect(await (await fetch(`${product.url}/sandbox/outbox.json`)).text()).not.toContain('3330000000');
  });
});

it('[R4.1-02] a step whose answer was lost is sent again by Riprova, and the applicant goes on as if nothing had been', async () => {
  await fastForwardBackTo(visitor.context, product, 'address-info');
  await openStep(ADDRESS);
  const sent = sentSteps(page);
  await at(page, 'residenza.indirizzo').fill('Via Torino 7');
  visitor.provokes(/ERR_FAILED .*\/onboarding\/next/);
  await page.route(`**${NEXT}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await goOn(page);
  await expectErrorScreen(page, {
    text: [
      'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.',
      'La connessione è assente o si è interrotta. Controlla la rete e riprova.',
    ],
    buttons: ['Modifica i dati', 'Riprova'],
  });
  await page.unroute(`**${NEXT}`);
  await press(page, 'Riprova');
  await heading(page, COMPANY);
  await visitor.isAt('/request/company-info');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  expect((await backToStored(page)).residenza).toMatchObject({ indirizzo: 'Via Torino 7' });
});

it('[R4.1-02] a tab sees that the other has opened another person’s request, and takes nothing along', async () => {
  const another = await leftAt(browser, product, 'company-info');
  await fastForwardBackTo(visitor.context, product, 'company-info');
  await openStep(COMPANY);
  await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
  const other = await visitor.context.newPage();
  const code = await codeBy(product, another.applicant.cellulare, async () => {
    await other.goto(`${product.url}/resume/${another.guid}${LANDING}`);
    await heading(other, 'Inserisci il codice SMS');
  });
  await typeCode(other, code);
  await heading(other, COMPANY);
  await isLedTo(page, '/request/company-info', COMPANY);
  expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('');
});
