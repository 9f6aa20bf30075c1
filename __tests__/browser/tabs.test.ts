// One request in two tabs, and in two browsers: one of them is left open while the other goes on.
import type { Page } from 'playwright-core';
import { arrive, LANDING, type Visitor } from './support/arrive';
import { leftAt } from './support/earlier';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { at, goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { codeBy, codePage, messagesTo, press, typeCode } from './support/resumePages';
import { pathOf, requestsTo } from './support/shortcuts';
import { backToStored } from './support/storedAnswers';
import { until } from './support/until';
import { product } from './support/worker';

const [ADDRESS, COMPANY, BUSINESS] = ['Dati personali', 'La tua attività', 'Parlaci della tua attività'] as const; // prettier-ignore
const NEXT = '/wgt/product/onboarding/next';
const STREET = 'residenza.indirizzo';

/** Another tab of the same browser, at the page that the first is on. */
const anotherTab = async ({ context, page }: Visitor, title: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(page.url());
  await heading(tab, title);
  return tab;
};
const movedOn = (tab: Page) =>
  tab.getByRole('alertdialog', { name: 'La richiesta è andata avanti', exact: true });
/** It says so, shows the step, and is no dead end. */
const isLedTo = async (tab: Page, path: string, title: string): Promise<void> => {
  await movedOn(tab).waitFor();
  await heading(tab, title);
  await until(() => pathOf(tab), (shown) => shown === path); // prettier-ignore
  await press(tab, 'Ho capito');
  await movedOn(tab).waitFor({ state: 'detached' });
};
/** As the browser tells a tab that is looked at again; without a screen every tab is in sight always. */
const lookAt = (tab: Page): Promise<void> =>
  tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

it('[R4.1-02] [R2.1-02] a tab that was left behind replaces nothing, says so and shows the current step', async () => {
  const visitor = await arrive();
  const { page, context, open } = visitor;
  const session = await fastForward(context, product, 'card');
  for (let step = 0; step < 3; step += 1) await session.call('onboardingBack');
  await open();
  await heading(page, ADDRESS);
  const other = await anotherTab(visitor, ADDRESS);
  await at(page, STREET).fill('Via Torino 7');
  await at(other, STREET).fill('Via Manzoni 55');
  await goOn(other);
  await heading(other, COMPANY);
  await goOn(other);
  await heading(other, BUSINESS);
  await other.close();

  await goOn(page);
  await movedOn(page).waitFor();
  await expectUsable(page);
  await isLedTo(page, '/request/self-certifications', BUSINESS);
  await backToStored(page);
  await heading(page, COMPANY);
  const { residenza } = await backToStored(page);
  await heading(page, ADDRESS);
  expect(residenza).toMatchObject({ indirizzo: 'Via Manzoni 55' });
  expect(await at(page, STREET).inputValue()).toBe('Via Torino 7');
  // Now it is not behind any more.
  await goOn(page);
  await heading(page, COMPANY);
  expect((await backToStored(page)).residenza).toMatchObject({ indirizzo: 'Via Torino 7' });
});

it('[R4.1-02] a tab that is looked at again notices by itself, and stays as it is where nothing has happened', async () => {
  const visitor = await arrive();
  const { page, context, open } = visitor;
  await fastForwardBackTo(context, product, 'address-info');
  await open();
  await heading(page, ADDRESS);
  const other = await anotherTab(visitor, ADDRESS);
  await at(page, STREET).fill('Via Torino 7');
  const asked = requestsTo(page, NEXT);
  await lookAt(page);
  await until(() => asked.length, (count) => count === 1); // prettier-ignore
  await asked[0]?.response();
  expect(await at(page, STREET).inputValue()).toBe('Via Torino 7');
  await goOn(other);
  await heading(other, COMPANY);
  expect(await movedOn(page).count()).toBe(0);
  await lookAt(page);
  await isLedTo(page, '/request/company-info', COMPANY);
  await goOn(page, 'Indietro');
  await heading(page, ADDRESS);
  expect(await at(page, STREET).inputValue()).toBe('Via Torino 7');
});

it('[R4.1-02] a tab sees that the other has opened another person’s request, and takes nothing along', async () => {
  const another = await leftAt(product, 'company-info');
  const { page, context, open } = await arrive();
  await fastForwardBackTo(context, product, 'company-info');
  await open();
  await heading(page, COMPANY);
  await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
  const other = await context.newPage();
  const code = await codeBy(product, another.applicant.cellulare, async () => {
    await other.goto(`${product.url}/resume/${another.guid}${LANDING}`);
    await codePage(other);
  });
  await typeCode(other, code);
  await heading(other, COMPANY);
  await isLedTo(page, '/request/company-info', COMPANY);
  expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('');
});

it('[R2.1-10] [R4.1-02] opened in another browser, the first is told so, and goes on with what was typed after a code', async () => {
  const { page, context, open, isAt } = await arrive();
  const second = await arrive();
  const { applicant, step } = await fastForwardBackTo(context, product, 'address-info');
  await open();
  await heading(page, ADDRESS);
  const { guid } = await step();
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
  await expectUsable(page);
  await page.reload();
  await codePage(page);
  expect(await messagesTo(product, applicant.cellulare)).toBe(before);
  await product.pass({ minutes: 2 });
  await typeCode(page, await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice')));
  await heading(page, ADDRESS);
  expect(await at(page, STREET).inputValue()).toBe('Via Torino 7');
  await goOn(second.page, 'Indietro');
  await second.page.getByRole('alertdialog', { name: 'La richiesta continua altrove' }).waitFor();
});
