// The end of a session, with the minutes passing in the browser and in the service at once.
import type { Page } from 'playwright-core';
import { arrive, type Visitor } from './support/arrive';
import { leftAt } from './support/earlier';
import { fastForward } from './support/fastForward';
import { at, goOn, heading, textbox } from './support/form';
import { expectUsable } from './support/laws';
import { list, press, resumeByIdentity } from './support/resumePages';
import { pathOf } from './support/shortcuts';
import { eventually } from './support/until';
import { product } from './support/worker';

const [ADDRESS, COMPANY, CARD, EXPIRED] = ['Dati personali', 'La tua attività', 'La tua carta business', 'Sessione scaduta'] as const; // prettier-ignore
const STAY = 'Resta collegato';

/** For the service and for every page of the context at once. */
const passes = async (
  { context }: Visitor,
  { minutes = 0, seconds = 0 }: { readonly minutes?: number; readonly seconds?: number },
): Promise<void> => {
  await product.pass({ minutes, seconds });
  await context.clock.fastForward((minutes * 60 + seconds) * 1000);
};
const warningOn = (page: Page) =>
  page.getByRole('alertdialog', { name: 'La sessione sta per scadere', exact: true });
const expectExpired = async ({ page, isAt }: Visitor, where: string): Promise<void> => {
  await heading(page, EXPIRED);
  await isAt(`/session-expired/${where}`);
  // One failure, one reaction.
  expect(await page.getByRole('alert').or(page.getByRole('alertdialog')).count()).toBe(0);
};
const openCompany = async (visitor: Visitor) => {
  await visitor.context.clock.install();
  const session = await fastForward(visitor.context, product, 'company-info');
  await visitor.open();
  await heading(visitor.page, COMPANY);
  await at(visitor.page, 'azienda.ragioneSociale').fill('Bottega Nuova');
  return session;
};

it('[R2.13-01] [R2.1-08] [R4.8-01] a warning that one key puts off, then the end, and the way back to what was typed', async () => {
  const visitor = await arrive();
  const { page, isAt } = visitor;
  const { applicant } = await openCompany(visitor);
  await passes(visitor, { minutes: 8 });
  await warningOn(page).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  expect(await warningOn(page).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(STAY);
  await page.keyboard.press('Enter');
  await warningOn(page).waitFor({ state: 'detached' });

  await passes(visitor, { minutes: 8 });
  await warningOn(page).waitFor();
  await passes(visitor, { minutes: 3 });
  await expectExpired(visitor, 'company-info');
  await expectUsable(page);
  await press(page, 'Riprendi la registrazione');
  await resumeByIdentity(page, product, applicant);
  await heading(page, COMPANY);
  await isAt('/request/company-info');
  await eventually(async () =>
    expect(await at(page, 'azienda.ragioneSociale').inputValue()).toBe('Bottega Nuova'),
  );
});

it('[R2.13-01] two tabs: no warning while the other is used; one answer counts for both', async () => {
  const visitor = await arrive();
  const { page, context } = visitor;
  await openCompany(visitor);
  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, COMPANY);
  await passes(visitor, { minutes: 5 });
  await goOn(other, 'Indietro');
  await heading(other, ADDRESS);
  await passes(visitor, { minutes: 5 });
  for (const tab of [page, other]) {
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await warningOn(tab).count()).toBe(0);
  }
  await passes(visitor, { minutes: 3, seconds: 30 });
  await Promise.all([page, other].map((tab) => warningOn(tab).waitFor()));
  // Each tab has a clock of the test's own; they agree while they stand.
  await context.clock.pauseAt((await other.evaluate(() => Date.now())) + 2000);
  await page.bringToFront();
  await press(page, STAY);
  await Promise.all([page, other].map((tab) => warningOn(tab).waitFor({ state: 'detached' })));
  await context.clock.resume();
  expect([page, other].map(pathOf)).toEqual(['/request/company-info', '/request/address-info']);
});

it('[R4.8-01] [R2.1-08] [R2.13-01] a call that tells the end, a page that is loaded after it, a list that is loaded after it', async () => {
  const visitor = await arrive();
  const { page, open } = visitor;
  const earlier = await leftAt(product, 'card');
  await open('/resume');
  await resumeByIdentity(page, product, earlier.applicant);
  await list(page);
  await product.pass({ minutes: 11 });
  await press(page, 'Riprendi richiesta');
  await expectExpired(visitor, 'resume');
  await press(page, 'Riprendi la registrazione');
  await resumeByIdentity(page, product, earlier.applicant);
  await list(page);
  await press(page, 'Riprendi richiesta');
  await heading(page, CARD);
  await product.pass({ minutes: 11 });
  await press(page, 'Indietro');
  await expectExpired(visitor, 'card');
  await page.reload();
  await expectExpired(visitor, 'card');
});

it('[R2.13-01] [R2.1-08] at the contact data there is nothing to resume: the registration is repeated', async () => {
  const visitor = await arrive();
  const { page, open, isAt } = visitor;
  await open();
  await goOn(page, 'Inizia');
  await textbox(page, 'Nome').fill('Anna');
  await product.pass({ minutes: 11 });
  await page.reload();
  await expectExpired(visitor, 'contact-info');
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Ripeti la registrazione']);
  await press(page, 'Ripeti la registrazione');
  await heading(page, 'Prima di iniziare');
  await isAt('/request/contact-info');
});
