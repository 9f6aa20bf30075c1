import type { Page } from 'playwright-core';
import { arrive } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { at, filledWith, goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { codeBy, codePage, messagesTo, press, typeCode } from '../../scripts/testing/pages/resumePages';
import { product } from './support/worker';

const [ADDRESS, COMPANY, BUSINESS] = ['Dati personali', 'La tua attività', 'Di che cosa ti occupi?'] as const; // prettier-ignore
const NEXT = '**/wgt/product/onboarding/next';
const STREET = 'residenza.indirizzo';

const movedOn = (tab: Page) =>
  tab.getByRole('alertdialog', { name: 'La richiesta è andata avanti', exact: true });
/** The event by which a browser reports that a tab is visible again; without a screen every tab always is. */
const lookAt = (tab: Page): Promise<void> =>
  tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

it('[R4.1-02] [R2.1-02] a tab that was left behind replaces nothing, says so and shows the current step', async () => {
  const { page, context, open, isAt } = await arrive();
  const { guid } = await fastForward(context, product, 'card', { back: 3 });
  await open();
  await heading(page, ADDRESS);
  await at(page, STREET).fill('Via Torino 7');
  const asked = page.waitForResponse(NEXT);
  await lookAt(page);
  await asked;
  await filledWith(page, STREET, 'Via Torino 7');

  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, ADDRESS);
  await at(other, STREET).fill('Via Manzoni 55');
  await goOn(other);
  await heading(other, COMPANY);
  await goOn(page);
  await movedOn(page).waitFor();
  await expectUsable(page);
  await heading(page, COMPANY);
  await press(page, 'Ho capito');
  await movedOn(page).waitFor({ state: 'detached' });
  await goOn(other);
  await heading(other, BUSINESS);
  await lookAt(page);
  await movedOn(page).waitFor();
  await isAt('/request/self-certifications');
  await press(page, 'Ho capito');
  await other.close();

  for (const title of [COMPANY, ADDRESS]) {
    await goOn(page, 'Indietro');
    await heading(page, title);
  }
  await filledWith(page, STREET, 'Via Torino 7');
  const { answers } = await product.kept(guid);
  const stored = answers.filter(({ widget, component }) => `${widget}.${component}` === STREET);
  expect(stored.map(({ value }) => value)).toEqual(['Via Manzoni 55']);
});

it('[R2.1-10] [R4.1-02] opened in another browser, the first says so, and goes on after a code with the typed values', async () => {
  const { page, context, open, isAt } = await arrive();
  const second = await arrive();
  const { applicant, guid } = await fastForward(context, product, 'company-info', { back: 1 });
  await open();
  await heading(page, ADDRESS);
  const taken = await codeBy(product, applicant.cellulare, async () => {
    await second.open(`/resume/${guid}`);
    await codePage(second.page);
  });
  await typeCode(second.page, taken);
  await heading(second.page, ADDRESS);

  await at(page, STREET).fill('Via Torino 7');
  const before = await messagesTo(product, applicant.cellulare);
  await goOn(page);
  await page.getByRole('alertdialog', { name: 'La richiesta continua altrove', exact: true }).waitFor();
  await press(page, 'Ho capito');
  await codePage(page);
  await isAt('/request/auth');
  await page.reload();
  await codePage(page);
  expect(await messagesTo(product, applicant.cellulare)).toBe(before);
  await product.pass({ minutes: 2 });
  await typeCode(page, await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice')));
  await heading(page, ADDRESS);
  await filledWith(page, STREET, 'Via Torino 7');
});
