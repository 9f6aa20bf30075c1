// Resume by identity and by link, each from a fresh profile.
import type { Page } from 'playwright-core';
import { arrive } from './support/arrive';
import { leftAt } from './support/earlier';
import { at, filledWith, goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { codeBy, codePage, expectErrorScreen, fillIdentity, identityForm, list, messagesTo, press, typeCode, wrong } from './support/resumePages'; // prettier-ignore
import { expectUntold } from './support/untold';
import { product } from './support/worker';

/** A wrong code is refused by a screen that closes; the right one is taken. */
const typeCodes = async (page: Page, code: string): Promise<void> => {
  await typeCode(page, wrong(code));
  const words = 'Il codice OTP che hai inserito non è valido.';
  await expectErrorScreen(page, [words], ['Chiudi'], 'Codice non valido');
  await press(page, 'Chiudi');
  await codePage(page);
  await typeCode(page, code);
};

it('[R2.1-03] [R2.1-05] [R4.4-01] [R8-02] [R8-03] [R8-04] [R8-09] by identity: nothing is found for other data; with the code the list comes', async () => {
  const { applicant } = await leftAt(product, 'company-info');
  const { page, open, isAt } = await arrive();
  await open('/resume/non-esiste');
  const notFound = 'La pratica richiesta non è stata trovata';
  await expectErrorScreen(page, [notFound], ['Riprendi con i tuoi dati', 'Riprova']);
  await press(page, 'Riprendi con i tuoi dati');
  await identityForm(page);
  await isAt('/resume');
  await fillIdentity(page, { ...applicant, email: `altra.${applicant.email}` });
  await goOn(page);
  const none = 'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
  await expectErrorScreen(page, [none], ['Modifica i dati', 'Riprova']);
  await expectUsable(page);
  await press(page, 'Modifica i dati');
  await identityForm(page);
  expect(await at(page, 'identita.email').inputValue()).toBe(`altra.${applicant.email}`);
  expect(await messagesTo(product, applicant.cellulare)).toBe(1);

  await fillIdentity(page, applicant);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await goOn(page);
    await codePage(page);
  });
  const text = await page.getByRole('main').innerText();
  expect(text).toContain(applicant.cellulare.slice(-3));
  expect(text).not.toContain(applicant.cellulare);
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toMatchObject({ view: 'validate/otp' });
  await page.reload();
  await codePage(page);
  await typeCodes(page, code);
  await list(page);
  await isAt('/status');
  expect(await messagesTo(product, applicant.cellulare)).toBe(2);
});

it('[R2.1-04] [R2.1-10] [R4.4-02] [R8-05] by link: the code that is sent to its phone opens the request where it was left', async () => {
  const { applicant, guid } = await leftAt(product, 'company-info');
  const visitor = await arrive();
  const { page, open, isAt, provokes } = visitor;
  provokes(/ERR_FAILED/);
  await page.route('**/wgt/resume/send/cell', (route) => route.abort());
  await open(`/resume/${guid}`);
  const words = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
  await page.getByText(words).waitFor();
  await page.unroute('**/wgt/resume/send/cell');
  const code = await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice'));
  await isAt(`/resume/${guid}`);

  // The session's step until the code is confirmed.
  await open();
  await codePage(page);
  await isAt('/request/auth');
  await expectUsable(page);
  await typeCodes(page, code);
  await heading(page, 'La tua attività');
  await isAt('/request/company-info');
  await press(page, 'Indietro');
  await heading(page, 'Dati personali');
  await filledWith(page, 'residenza.indirizzo', 'Via Manzoni 5');
  const { answers } = await product.kept(guid);
  const values = answers.map(({ value }) => value);
  await expectUntold(visitor, [...Object.values(applicant), code, ...values], [guid]);
  // No second code in the same session.
  await open(`/resume/${guid}`);
  await heading(page, 'Dati personali');
  expect(await messagesTo(product, applicant.cellulare)).toBe(2);
});
