import { arrive, type Visitor } from './support/arrive';
import { leftAt, signedBy, type Earlier } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { codeBy, messagesTo, press } from '../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../scripts/testing/pages/review';
import { fillGreeting, openGreeting } from './support/shortcuts';
import { product } from './support/worker';

const greet = async (visitor: Visitor, { applicant }: Earlier): Promise<string> => {
  const email = `altra.${applicant.email}`;
  await openGreeting(visitor);
  await fillGreeting(visitor.page, { ...applicant, email });
  await goOn(visitor.page);
  return email;
};

it('[R4.2-01] [R4.2-03] a found request is resumed by a code, or a new one begins with the typed values', async () => {
  const earlier = await leftAt(product, 'company-info');
  const visitor = await arrive();
  const { page, isAt } = visitor;
  let typed = '';
  await codeBy(product, earlier.applicant.cellulare, async () => {
    typed = await greet(visitor, earlier);
    await heading(page, 'Hai già una richiesta');
  });
  await isAt('/resume');
  await expectUsable(page);
  expect(await messagesTo(product, typed)).toBe(0);
  // By keyboard: the two ways come after the form.
  await page.getByRole('button', { name: 'Continua' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Controlla la tua email');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await product.codeFor('email', typed);
});

it('[R4.2-02] [R2.1-07] a request that is complete: says so, and a new one may be begun', async () => {
  const earlier = await signedBy(product);
  await reviewOf(product, earlier.guid).conclude();
  const visitor = await arrive();
  const { page, isAt } = visitor;
  const typed = await greet(visitor, earlier);
  await heading(page, 'Richiesta completata!');
  await isAt('/thanks');
  await expectUsable(page);
  await press(page, 'Inizia una nuova richiesta');
  await heading(page, 'Controlla la tua email');
  await product.codeFor('email', typed);
});
