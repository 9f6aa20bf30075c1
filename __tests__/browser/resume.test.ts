import type { Page } from 'playwright-core';
import { arrive } from './support/arrive';
import { leftAt } from '../../scripts/testing/product/earlier';
import { at, filledWith, goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import {
  codeBy,
  codePage,
  fillIdentity,
  identityForm,
  list,
  messagesTo,
  press,
  typeCode,
  wrong,
} from '../../scripts/testing/pages/resumePages';
import { expectErrorScreen } from './support/messages'; // prettier-ignore
import { expectUntold } from './support/untold';
import { product } from './support/worker';

const typeCodes = async (page: Page, code: string): Promise<void> => {
  await typeCode(page, wrong(code));
  const words = 'Il codice OTP che hai inserito non è valido.';
  await expectErrorScreen(page, [words], ['Chiudi'], 'Codice non valido');
  await press(page, 'Chiudi');
  await codePage(page);
  await typeCode(page, code);
};

it('[R8-02] [R8-09] a link to no request says so, and leads to the form', async () => {
  const { page, open, isAt } = await arrive();
  await open('/resume/non-esiste');
  const notFound = 'La pratica richiesta non è stata trovata';
  await expectErrorScreen(page, [notFound], ['Riprova', 'Riprendi con i tuoi dati']);
  await press(page, 'Riprendi con i tuoi dati');
  await identityForm(page);
  await isAt('/resume');
});

it('[R8-03] other data than those of a request find nothing, stay in the form, and send no code', async () => {
  const { applicant } = await leftAt(product, 'company-info');
  const { page, open } = await arrive();
  await open('/resume');
  await identityForm(page);
  await fillIdentity(page, { ...applicant, email: `altra.${applicant.email}` });
  await goOn(page);
  const none = 'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
  await expectErrorScreen(page, [none], ['Riprova', 'Torna al modulo']);
  await expectUsable(page);
  await press(page, 'Torna al modulo');
  await identityForm(page);
  expect(await at(page, 'identita.email').inputValue()).toBe(`altra.${applicant.email}`);
  expect(await messagesTo(product, applicant.cellulare)).toBe(1);
});

it('[R2.1-03] [R4.4-01] [R8-04] the data of a request and the code lead to the list', async () => {
  const { applicant } = await leftAt(product, 'company-info');
  const { page, open, isAt } = await arrive();
  await open('/resume');
  await identityForm(page);
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

it('[R2.1-04] [R4.4-02] [R8-05] the code that a link sends to its phone opens the request where it was left', async () => {
  const { applicant, guid } = await leftAt(product, 'company-info');
  const visitor = await arrive();
  const { page, open, isAt, provokes } = visitor;
  provokes(/ERR_FAILED/);
  await page.route('**/wgt/resume/send/cell', (route) => route.abort());
  await open(`/resume/${guid}`);
  const words = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
  await page.getByText(words, { exact: true }).waitFor();
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
  await open(`/resume/${guid}`);
  await heading(page, 'Dati personali');
  expect(await messagesTo(product, applicant.cellulare)).toBe(2);
});
