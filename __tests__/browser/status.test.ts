import type { Browser, Locator, Page } from 'playwright-core';
import { lastEditWords } from '../../src/screens/status/RequestCard';
import { newApplicant } from '../server/support';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt, signedBy } from './support/earlier';
import { heading } from './support/form';
import { identityForm, list, messagesTo, press, resumeByIdentity } from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';
import { reviewOf } from './support/review';

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

/** Who has not confirmed a code is told so by the service, which the browser complains of. */
const FORBIDDEN = /status of 403 .*\/wgt\/contact\/list/;

const card = (state: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(state, { exact: true }) });
/** When the service says that the request was last edited, in the list's words. */
const editedWords = async (guid: string): Promise<string> => {
  const answer = await fetch(`${product.url}/sandbox/requests.json`);
  const all = (await answer.json()) as { readonly guid: string; readonly updatedAt: string }[];
  return lastEditWords(all.find((one) => one.guid === guid)?.updatedAt ?? '');
};

it('[R2.1-05] [R2.12-01] shows each request with its state, what comes next and when it was last edited', async () => {
  const applicant = newApplicant();
  // The request that nobody has touched since yesterday.
  product.clock.pass({ minutes: -24 * 60 });
  const refused = await signedBy(browser, product, { applicant });
  await reviewOf(product, refused.guid).refuse('FRONT_DOC_1', 'La foto è sfocata');
  product.clock.pass({ minutes: 24 * 60 });
  const left = await leftAt(browser, product, 'company-info', { applicant });
  // Nobody is sent two codes within a minute.
  product.clock.pass({ minutes: 1 });
  const underReview = await signedBy(browser, product, { applicant });
  product.clock.pass({ minutes: 1 });
  const concluded = await signedBy(browser, product, { applicant });
  await reviewOf(product, concluded.guid).conclude();
  const requests = [
    {
      guid: left.guid,
      state: 'DA COMPLETARE',
      step: 'Dati azienda',
      next: 'Riprendila da dove l’hai lasciata: quello che hai già inserito è salvato.',
      actions: ['Riprendi richiesta'],
    },
    {
      guid: refused.guid,
      state: 'DOCUMENTO DI IDENTITA KO',
      step: 'Richiesta completata',
      next: 'Guarda che cosa serve e invialo di nuovo.',
      actions: ['Reinvia'],
    },
    {
      guid: underReview.guid,
      state: 'IN LAVORAZIONE',
      step: 'Richiesta completata',
      next: 'Per ora non devi fare nulla: ti comunicheremo l’esito via email.',
      actions: [],
    },
    {
      guid: concluded.guid,
      state: 'CONCLUSA',
      step: 'Richiesta completata',
      next: 'Entra nell’app con le credenziali che hai creato durante la richiesta.',
      actions: [],
    },
  ];
  const expectRequests = async (): Promise<void> => {
    await list(page);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(requests.length);
    for (const { guid, state, step, next, actions } of requests) {
      const words = (await card(state).innerText()).replace(/\s+/g, ' ');
      expect(words).toContain(next);
      expect(words).toContain(`Richiedente ${applicant.nome} ${applicant.cognome}`);
      expect(words).toContain(`Passo raggiunto ${step}`);
      expect(words).toContain(`Ultima modifica ${await editedWords(guid)}`);
      expect(await card(state).getByRole('button').allInnerTexts()).toEqual(actions);
    }
  };

  await visitor.open('/resume');
  await resumeByIdentity(page, product, applicant);
  await expectRequests();
  await visitor.isAt('/status');
  expect(await card('DOCUMENTO DI IDENTITA KO').innerText()).toContain('ieri alle');
  await expectUsable(page);

  // The session has confirmed its code: the list comes by itself.
  const sent = await messagesTo(product, applicant.cellulare);
  await page.reload();
  await expectRequests();
  await visitor.isAt('/status');
  expect(await messagesTo(product, applicant.cellulare)).toBe(sent);

  await reviewOf(product, underReview.guid).conclude();
  await press(page, 'Aggiorna l’elenco');
  await page.getByRole('status').getByText('Elenco aggiornato').waitFor();
  expect(await card('IN LAVORAZIONE').count()).toBe(0);
  expect(await card('CONCLUSA').count()).toBe(2);

  await press(page, 'Riprendi richiesta');
  await heading(page, 'La tua attività');
  await visitor.isAt('/request/company-info');
  await page.goBack();
  await list(page);
  await visitor.isAt('/status');
});

it('[R2.1-05] asks a browser that it does not know who is there, and then shows the list', async () => {
  const { applicant } = await leftAt(browser, product, 'address-info');
  visitor.provokes(FORBIDDEN);
  await visitor.open('/status');
  await identityForm(page);
  await visitor.isAt('/resume');
  await resumeByIdentity(page, product, applicant);
  await list(page);
  await visitor.isAt('/status');
  await press(page, 'Riprendi richiesta');
  await heading(page, 'Dati personali');
  await visitor.isAt('/request/address-info');
});

describe('a list without requests', () => {
  beforeEach(async () => {
    await page.route('**/wgt/contact/list', (route) =>
      route.fulfill({ json: { status: 'success', data: [] } }),
    );
    await visitor.open('/status');
    await list(page);
    await page.getByRole('heading', { name: 'Non hai richieste in corso' }).waitFor();
  });

  it('says so, and leads to the first page', async () => {
    await expectUsable(page);
    await press(page, 'Inizia una nuova richiesta');
    await heading(page, 'Prima di iniziare');
    await visitor.isAt('/request/contact-info');
  });

  it('leads to the search with other data', async () => {
    await press(page, 'Cerca con altri dati');
    await identityForm(page);
    await visitor.isAt('/resume');
  });
});
