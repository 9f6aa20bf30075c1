import { arrive, type Visitor } from './support/arrive';
import { fastForward, leftAt } from '../../scripts/testing/product/earlier';
import { somebody } from '../../scripts/testing/pages/people';
import { at, filledWith, goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import {
  codeBy,
  codePage,
  list,
  press,
  resumeByIdentity,
  typeCode,
} from '../../scripts/testing/pages/resumePages';
import { fillGreeting, openGreeting } from './support/shortcuts';
import { product } from './support/worker';

const NAME = 'azienda.ragioneSociale';

const expectExpired = async ({ page, isAt }: Visitor, where: string): Promise<void> => {
  await heading(page, 'Sessione scaduta');
  await isAt(`/session-expired/${where}`);
  // One failure, one reaction.
  expect(await page.getByRole('alert').or(page.getByRole('alertdialog')).count()).toBe(0);
};

it('[R2.13-01] [R2.1-08] [R4.8-01] a warning that one key puts off, then the end, and the way back to the typed values', async () => {
  const visitor = await arrive();
  const { page, context, open, isAt } = visitor;
  const pass = async (minutes: number): Promise<void> => {
    await product.pass({ minutes });
    await context.clock.fastForward(minutes * 60_000);
  };
  const warning = page.getByRole('alertdialog', { name: 'La sessione sta per scadere', exact: true });
  await context.clock.install();
  const { applicant } = await fastForward(context, product, 'company-info');
  await open();
  await heading(page, 'La tua attività');
  await at(page, NAME).fill('Bottega Nuova');
  // A script that is on its way while the minutes pass would have timed out.
  await page.waitForLoadState('networkidle');
  await pass(8);
  await warning.waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  expect(await warning.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prolunga la sessione');
  await page.keyboard.press('Enter');
  await warning.waitFor({ state: 'detached' });

  await pass(8);
  await warning.waitFor();
  await pass(3);
  await expectExpired(visitor, 'company-info');
  await expectUsable(page);
  // The request is known here: only its code is asked for.
  const back = await codeBy(product, applicant.cellulare, async () => {
    await press(page, 'Riprendi la registrazione');
    await codePage(page);
  });
  await isAt('/resume');
  await typeCode(page, back);
  await heading(page, 'La tua attività');
  await isAt('/request/company-info');
  await filledWith(page, NAME, 'Bottega Nuova');
});

it('[R4.8-01] [R2.1-08] [R2.13-01] a call ends the list, and a page that is loaded later ends the contact data', async () => {
  const visitor = await arrive();
  const { page, context, open, isAt } = visitor;
  const { applicant } = await leftAt(product, 'company-info');
  await open('/resume');
  await resumeByIdentity(page, product, applicant);
  await list(page);
  await product.pass({ minutes: 11 });
  await press(page, 'Riprendi richiesta');
  await expectExpired(visitor, 'resume');
  await page.reload();
  await expectExpired(visitor, 'resume');

  await context.clearCookies();
  await openGreeting(visitor);
  await at(page, 'anagrafica.nome').fill('Anna');
  await product.pass({ minutes: 11 });
  await page.reload();
  await expectExpired(visitor, 'contact-info');
  const ways = ['Ripeti la registrazione', 'Riprendi la registrazione'];
  expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual(ways);
  await press(page, 'Ripeti la registrazione');
  await heading(page, 'Prima di iniziare');
  await isAt('/request/contact-info');
});

it('[R8-04] [R2.1-04] after an unnoticed end a right code is not called wrong, and nothing typed is lost', async () => {
  const visitor = await arrive();
  const { page, open, provokes } = visitor;
  provokes(/401/);
  const earlier = await leftAt(product, 'company-info');
  const applicant = somebody();
  await openGreeting(visitor);
  await fillGreeting(page, applicant);
  await goOn(page);
  const { code } = await product.codeFor('email', applicant.email);
  await product.pass({ minutes: 11 });
  await typeCode(page, code);
  await page.getByRole('alertdialog', { name: 'Sessione scaduta', exact: true }).waitFor();
  await press(page, 'Riprendi la richiesta');
  await heading(page, 'Piacere di conoscerti');
  await filledWith(page, 'anagrafica.cf', applicant.cf);
  await filledWith(page, 'email.email', applicant.email);

  await product.pass({ minutes: 11 });
  const sent = await codeBy(product, earlier.applicant.cellulare, () => open(`/resume/${earlier.guid}`));
  await typeCode(page, sent);
  await heading(page, 'La tua attività');
});
