// The greeting page, filled in by somebody whom the service knows already, in each state.
import type { Browser, Page } from 'playwright-core';
import { newApplicant, type Applicant } from '../server/support';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt, signedBy, type Earlier } from './support/earlier';
import { goOn, heading } from './support/form';
import { codeBy, codePage, list, messagesTo, press, typeCode } from './support/resumePages';
import { arrive, type Returning } from './support/returning';
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
      await codePage(page);
    });
    await visitor.isAt('/resume');
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toMatchObject({
      view: 'validate/otp',
    });
    await page.getByText(applicant.cellulare.slice(-3), { exact: true }).waitFor();
    expect(await messagesTo(product, typedEmail(applicant))).toBe(0);
    // Nothing that was typed here is needed any more.
    await page.reload();
    await codePage(page);
    await typeCode(page, code);
    await list(page);
    await visitor.isAt('/status');
    await page.getByText(shows, { exact: true }).waitFor();
    await press(page, action);
    await heading(page, leads);
    if (action === 'Reinvia') await visitor.isAt(`/reupload/${guid}`);
  },
);

it.each([
  { state: 'P', earlier: signed },
  { state: 'T', earlier: () => reviewed((review) => review.conclude()) },
])('[R4.2-02] state $state: nothing more to do', async ({ earlier }) => {
  const { applicant } = await earlier();
  const sent = await messagesTo(product, applicant.cellulare);
  await greet(applicant);
  await heading(page, 'Richiesta completata!');
  await visitor.isAt('/thanks');
  expect(await messagesTo(product, applicant.cellulare)).toBe(sent);
  expect(await messagesTo(product, typedEmail(applicant))).toBe(0);
});

it('[R4.2-03] nobody known: a code to the e-mail address that was typed', async () => {
  const applicant = newApplicant();
  await greet(applicant);
  await heading(page, 'Controlla la tua email');
  await visitor.isAt('/request/contact-info');
  await product.codeFor('email', typedEmail(applicant));
});
