// Sessions that end while somebody is at it: by the service's own clock, on each of the four calls that tell it.
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt } from './support/earlier';
import { fastForward, type Session } from './support/fastForward';
import { at, fillAddress, goOn, heading } from './support/form';
import {
  expectDialog,
  expectErrorScreen,
  fillIdentity,
  identityForm,
  list,
  press,
  resumeByIdentity,
} from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';
import { personBornOn, reach } from './support/shortcuts';
import { eventually } from './support/shownErrors';

const EXPIRED = 'Sessione scaduta';
const PERSONAL = 'Dati personali';
const COMPANY = 'La tua attività';
const CARD = 'La tua carta business';
const CONTRACT = 'Leggi e firma il contratto';

let browser: Browser;
let product: ClockedProduct;
let visitor: Returning;
let page: Page;
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
});
afterEach(() => visitor.leave());

/** Nobody has called the service for longer than a session lives. */
const sessionEnds = (): void => product.clock.pass({ minutes: 11 });

const expectExpired = async (where: string): Promise<void> => {
  await heading(page, EXPIRED);
  await visitor.isAt(`/session-expired/${where}`);
  // One failure, one reaction.
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};
const resume = async ({ applicant }: Pick<Session, 'applicant'>): Promise<void> => {
  await press(page, 'Riprendi la registrazione');
  await identityForm(page);
  await visitor.isAt('/resume');
  await resumeByIdentity(page, product, applicant);
};
/** The tab's record of what was typed, which nobody can read. */
const keptDrafts = (): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('apertura.drafts.')));
const bodyText = async (): Promise<string> => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

describe('the known message on its call', () => {
  it('[R4.8-01] [R2.1-08] [R2.13-01] onboarding back: back to the step by identity, with what was typed', async () => {
    const session = await fastForward(visitor.context, product, 'company-info');
    await visitor.open();
    await heading(page, COMPANY);
    await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
    // A moment after the last key.
    await eventually(async () => expect(await keptDrafts()).toHaveLength(1));
    sessionEnds();
    await press(page, 'Indietro');
    await expectExpired('company-info');
    expect(await bodyText()).toContain('dopo alcuni minuti di inattività');
    expect(await bodyText()).toContain('riparti da dove hai lasciato');
    await expectUsable(page);
    await resume(session);
    await heading(page, COMPANY);
    await visitor.isAt('/request/company-info');
    await eventually(async () =>
      expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('Bottega Nuova'),
    );
  });

  it('[R4.8-01] [R2.1-08] [R2.13-01] presavisione: back to the signature', async () => {
    const session = await fastForward(visitor.context, product, 'contract');
    await visitor.open();
    await heading(page, CONTRACT);
    await page.getByRole('checkbox').check();
    sessionEnds();
    await goOn(page, 'Firma e concludi');
    await expectExpired('contract');
    await resume(session);
    await heading(page, CONTRACT);
    await visitor.isAt('/request/contract');
  });

  it('[R4.8-01] [R2.1-08] contact resume: to the resume’s own page, and from it to the list', async () => {
    const earlier = await leftAt(browser, product, 'card');
    await visitor.open('/resume');
    await resumeByIdentity(page, product, earlier.applicant);
    await list(page);
    sessionEnds();
    await press(page, 'Riprendi richiesta');
    await expectExpired('resume');
    await resume(earlier);
    await list(page);
    await press(page, 'Riprendi richiesta');
    await heading(page, CARD);
    await visitor.isAt('/request/card');
  });

  it('[R4.8-01] [R2.1-08] [R2.13-01] product info, when nobody has touched the page: back to the step', async () => {
    await page.clock.install();
    const session = await fastForward(visitor.context, product, 'card');
    await visitor.open();
    await heading(page, CARD);
    sessionEnds();
    await page.clock.fastForward('11:00');
    await expectExpired('card');
    await resume(session);
    await heading(page, CARD);
    await visitor.isAt('/request/card');
  });

  it.each([
    { slug: 'card', path: '/request/card' },
    { slug: 'company-info', path: '/request/company-info' },
  ] as const)('[R4.8-01] [R2.1-08] product info, when $path is loaded again', async ({ slug, path }) => {
    const session = await fastForward(visitor.context, product, slug);
    await visitor.open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.isAt(path);
    sessionEnds();
    await page.reload();
    await expectExpired(slug);
    await page.reload();
    await expectExpired(slug);
    await resume(session);
    await list(page);
    await press(page, 'Riprendi richiesta');
    await visitor.isAt(path);
  });

  it('[R4.8-01] [R2.1-08] product info, when the list is loaded again: to the resume’s own page', async () => {
    const earlier = await leftAt(browser, product, 'card');
    await visitor.open('/resume');
    await resumeByIdentity(page, product, earlier.applicant);
    await list(page);
    sessionEnds();
    await page.reload();
    await expectExpired('resume');
    await resume(earlier);
    await list(page);
  });

  it('[R2.13-01] [R2.1-08] at the contact data there is nothing to resume: the registration is repeated', async () => {
    await reach(page, product, 'mobile', personBornOn(11));
    await visitor.open();
    await heading(page, 'Il tuo cellulare');
    sessionEnds();
    await page.reload();
    await expectExpired('contact-info');
    expect(await bodyText()).toContain('va ripetuta dall’inizio');
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Ripeti la registrazione']);
    await expectUsable(page);
    await press(page, 'Ripeti la registrazione');
    await heading(page, 'Prima di iniziare');
    await visitor.isAt('/request/contact-info');
  });
});

describe('the same message on another call', () => {
  const refuse = (path: string, message: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ json: { status: 'bad_request', message } }));
  const messages = [
    'no product code for session',
    'no process found for session',
    'product code not found',
    'user not authorized',
  ];

  it.each(messages)('[R4.8-01] «%s» is a refusal like any', async (message) => {
    await visitor.open('/resume');
    await identityForm(page);
    await refuse('/wgt/contact/next', message);
    await fillIdentity(page, personBornOn(12));
    await goOn(page);
    await expectErrorScreen(page, { text: [message], buttons: ['Modifica i dati', 'Riprova'] });
    await visitor.isAt('/resume');
    await press(page, 'Modifica i dati');
    await identityForm(page);
  });

  it('[R4.8-01] nor does one known call’s message end the session on another one’s', async () => {
    await fastForward(visitor.context, product, 'address-info');
    await visitor.open();
    await heading(page, PERSONAL);
    await fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
    for (const message of messages.filter((one) => one !== 'no process found for session')) {
      await refuse('/wgt/product/onboarding/back', message);
      await press(page, 'Indietro');
      await expectDialog(page, 'Errore', message);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await visitor.isAt('/request/address-info');
    }
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Cavour, 10/A');
  });
});
