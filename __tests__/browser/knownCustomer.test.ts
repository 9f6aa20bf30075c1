// The greeting page, filled in by somebody whom the service knows already.
import type { Applicant } from '../server/support/applicant';
import { arrive, type Visitor } from './support/arrive';
import { leftAt, signedBy } from './support/earlier';
import { goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { codeBy, list, messagesTo, press, typeCode } from './support/resumePages';
import { reviewOf } from './support/review';
import { fillGreeting } from './support/shortcuts';
import { product } from './support/worker';

/** Not the address on file. */
const typedEmail = ({ email }: Applicant): string => `altra.${email}`;
const greet = async ({ page, open }: Visitor, applicant: Applicant): Promise<void> => {
  await open();
  await goOn(page, 'Inizia');
  await heading(page, 'Piacere di conoscerti');
  await fillGreeting(page, { ...applicant, email: typedEmail(applicant) });
  await goOn(page);
};
const FOUND = 'Hai già una richiesta';
/** The e-mail code of the request that was being begun, and the page that follows. */
const emailCodePage = async ({ page }: Visitor, applicant: Applicant): Promise<void> => {
  await heading(page, 'Controlla la tua email');
  await typeCode(page, (await product.codeFor('email', typedEmail(applicant))).code);
  await heading(page, 'Il tuo cellulare');
};

it('[R4.2-01] [R4.4-01] a request that is found: a code to the phone on file, the list, and the request', async () => {
  const { applicant } = await leftAt(product, 'company-info');
  const visitor = await arrive();
  const { page, isAt } = visitor;
  const code = await codeBy(product, applicant.cellulare, async () => {
    await greet(visitor, applicant);
    await heading(page, FOUND);
  });
  await isAt('/resume');
  await expectUsable(page);
  await page.reload();
  await heading(page, FOUND);
  expect(await messagesTo(product, typedEmail(applicant))).toBe(0);
  await typeCode(page, code);
  await list(page);
  await isAt('/status');
  await press(page, 'Riprendi richiesta');
  await heading(page, 'La tua attività');
});

it('[R4.2-01] [R4.2-03] a request that is not hers: a new one, with what was typed', async () => {
  const { applicant } = await leftAt(product, 'company-info');
  const visitor = await arrive();
  const { page } = visitor;
  await greet(visitor, applicant);
  await heading(page, FOUND);
  // By keyboard: the two ways come after the form.
  await page.getByRole('button', { name: 'Continua' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Controlla la tua email');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await heading(page, 'Piacere di conoscerti');
  await goOn(page);
  await emailCodePage(visitor, applicant);
});

it('[R4.2-02] [R2.1-07] a request that is complete: says so, and a new one may be begun', async () => {
  const { applicant, guid } = await signedBy(product);
  await reviewOf(product, guid).conclude();
  const sent = await messagesTo(product, applicant.cellulare);
  const visitor = await arrive();
  const { page, isAt } = visitor;
  await greet(visitor, applicant);
  await heading(page, 'Richiesta completata!');
  await isAt('/thanks');
  await expectUsable(page);
  expect(await messagesTo(product, applicant.cellulare)).toBe(sent);
  await press(page, 'Inizia una nuova richiesta');
  await emailCodePage(visitor, applicant);
});
