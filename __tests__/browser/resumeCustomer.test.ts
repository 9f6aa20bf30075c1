// The greeting page, filled in by somebody whom the service knows already, in each state.
import type { Browser, Page } from 'playwright-core';
import { newApplicant, type Applicant } from '../server/support';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt, signedBy, type Earlier } from './support/earlier';
import { goOn, heading, textbox } from './support/form';
import { codeBy, identityForm, list, messagesTo, press, typeCode } from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';
import { reviewOf } from './support/review';
import { fillGreeting } from './support/shortcuts';

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

/** Not the address on file. */
const typedEmail = ({ email }: Applicant): string => `altra.${email}`;
const greet = async (applicant: Applicant): Promise<void> => {
  await visitor.open();
  await heading(page, 'Prima di iniziare');
  await goOn(page, 'Inizia');
  await heading(page, 'Piacere di conoscerti');
  await fillGreeting(page, { ...applicant, email: typedEmail(applicant) });
  await goOn(page);
};

const foundPage = (): Promise<void> => heading(page, 'Hai già una richiesta');
const NEW = 'Inizia una nuova richiesta';
/** The e-mail code of the request that was being begun, and the page that follows. */
const emailCodePage = async (applicant: Applicant): Promise<void> => {
  await heading(page, 'Controlla la tua email');
  await visitor.isAt('/request/contact-info');
  const { code } = await product.codeFor('email', typedEmail(applicant));
  await typeCode(page, code);
  await heading(page, 'Il tuo cellulare');
};

const readJson = async (url: string): Promise<{ data: { state: string } }> =>
  (await (await fetch(url)).json()) as never;

const signed = () => signedBy(browser, product);
const reviewed = async (how: (review: ReturnType<typeof reviewOf>) => Promise<void>): Promise<Earlier> => {
  const earlier = await signed();
  await how(reviewOf(product, earlier.guid));
  return earlier;
};

it.each([
  {
    state: 'A',
    earlier: () => leftAt(browser, product, 'company-info'),
    shows: 'DA COMPLETARE',
    action: 'Riprendi richiesta',
    leads: 'La tua attività',
  },
  {
    state: 'F',
    earlier: () => leftAt(browser, product, 'contract'),
    shows: 'DA COMPLETARE',
    action: 'Riprendi richiesta',
    leads: 'Leggi e firma il contratto',
  },
  {
    state: 'K',
    earlier: () => reviewed((review) => review.refuse('FRONT_DOC_1', 'La foto è sfocata')),
    shows: 'DOCUMENTO DI IDENTITA KO',
    action: 'Reinvia',
    leads: 'Carica il documento richiesto',
  },
])(
  '[R4.2-01] [R4.4-01] state $state: a code to the phone on file, and with it the list',
  async ({ earlier, shows, action, leads }) => {
    const { applicant, guid } = await earlier();
    const code = await codeBy(product, applicant.cellulare, async () => {
      await greet(applicant);
      await foundPage();
    });
    await visitor.isAt('/resume');
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toMatchObject({
      view: 'validate/otp',
    });
    await page.getByText(applicant.cellulare.slice(-3), { exact: true }).waitFor();
    expect(await messagesTo(product, typedEmail(applicant))).toBe(0);
    // Nothing that was typed here is needed any more.
    await page.reload();
    await foundPage();
    await typeCode(page, code);
    await list(page);
    await visitor.isAt('/status');
    await page.getByText(shows, { exact: true }).waitFor();
    await press(page, action);
    await heading(page, leads);
    if (action === 'Reinvia') await visitor.isAt(`/reupload/${guid}`);
  },
);

it('[R4.2-01] [R4.2-03] a number that is not hers: a new request, with what was typed, and the found one stays', async () => {
  const { applicant, guid } = await leftAt(browser, product, 'company-info');
  await greet(applicant);
  await foundPage();
  await expectUsable(page);
  // By keyboard: the two ways come after the form.
  await page.getByRole('button', { name: 'Continua' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Controlla la tua email');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  // Back to what was typed, and on again: nothing is asked twice.
  await page.goBack();
  await heading(page, 'Piacere di conoscerti');
  await goOn(page);
  await emailCodePage(applicant);
  const { data } = await readJson(`${product.url}/sandbox/requests/${guid}/review.json`);
  expect(data.state).toBe('open');
});

it('[R4.2-01] the page of the code, loaded again, still leads to the new request', async () => {
  const { applicant } = await leftAt(browser, product, 'company-info');
  await greet(applicant);
  await foundPage();
  await page.reload();
  await foundPage();
  await press(page, 'Cerca la richiesta con i tuoi dati');
  await identityForm(page);
  await press(page, NEW);
  await heading(page, 'Piacere di conoscerti');
  expect(await textbox(page, 'Codice fiscale').inputValue()).toBe(applicant.cf);
  await textbox(page, 'Email').fill(typedEmail(applicant));
  await goOn(page);
  await emailCodePage(applicant);
});

it.each([
  { state: 'P', earlier: signed },
  { state: 'T', earlier: () => reviewed((review) => review.conclude()) },
])('[R4.2-02] state $state: says so, and a new request may be begun', async ({ earlier }) => {
  const { applicant } = await earlier();
  const sent = await messagesTo(product, applicant.cellulare);
  await greet(applicant);
  await heading(page, 'Richiesta completata!');
  await visitor.isAt('/thanks');
  expect(await messagesTo(product, applicant.cellulare)).toBe(sent);
  expect(await messagesTo(product, typedEmail(applicant))).toBe(0);
  await expectUsable(page);
  await press(page, NEW);
  await emailCodePage(applicant);
});

it('[R4.2-03] nobody known: a code to the e-mail address that was typed', async () => {
  const applicant = newApplicant();
  await greet(applicant);
  await heading(page, 'Controlla la tua email');
  await visitor.isAt('/request/contact-info');
  await product.codeFor('email', typedEmail(applicant));
});
