// What was typed and not yet sent: it survives the page, belongs to its tab, and nobody reads it in the browser's storage.
// The main job loads every page again; here is what happens beside that.
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { arrive, LANDING } from './support/arrive';
import { expectSecret, readable, storageOf } from './support/browserStorage';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { at, goOn, heading, textbox } from './support/form';
import { somebody } from './support/people';
import { press, typeCode } from './support/resumePages';
import { fillGreeting } from './support/shortcuts';
import { shownValues } from './support/shownValues';
import { eventually } from './support/until';
import { product } from './support/worker';

const [GREETING, MOBILE, COMPANY] = ['Piacere di conoscerti', 'Il tuo cellulare', 'La tua attività'] as const;
const NAME = 'azienda.ragioneSociale';
const NUMBER = 'documento.numeroDocumento';

const isIn = (page: Page, path: string, text: string): Promise<void> =>
  eventually(async () => expect(await at(page, path).inputValue()).toBe(text));

it('[R3.5-03] before a request: a reload at once, another site and back, Back and Forward', async () => {
  const { page, open } = await arrive();
  const { nome, cognome, cf, email } = somebody();
  await open();
  await goOn(page, 'Inizia');
  await fillGreeting(page, { nome, cognome, cf, email });
  await page.reload();
  await heading(page, GREETING);
  await isIn(page, 'anagrafica.cf', cf);
  await expectSecret(page, [nome, cognome, cf, email]);
  await page.goto(`${product.url}/legal/privacy.html${LANDING}`);
  await page.goBack();
  await heading(page, GREETING);
  await isIn(page, 'anagrafica.cf', cf);
  await page.goBack();
  await heading(page, 'Prima di iniziare');
  await page.goForward();
  await heading(page, GREETING);
  await isIn(page, 'email.email', email);
});

it('[R3.5-03] in a request: a failed call, another tab, and gone once the service has it', async () => {
  const { page, context, open, isAt, provokes } = await arrive();
  await fastForwardBackTo(context, product, 'company-info');
  await open();
  await heading(page, COMPANY);
  await at(page, NAME).fill('Bottega Nuova');
  provokes(/ERR_FAILED/);
  await page.route('**/onboarding/back', (route) => route.abort());
  await goOn(page, 'Indietro');
  await page.getByRole('alertdialog', { name: 'Errore' }).waitFor();
  await page.reload();
  await isIn(page, NAME, 'Bottega Nuova');

  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, COMPANY);
  expect(await at(other, NAME).inputValue()).not.toBe('Bottega Nuova');
  await expectSecret(other, ['Bottega Nuova']);
  await other.close();

  await goOn(page);
  await isAt('/request/self-certifications');
  await eventually(async () => expect((await storageOf(page)).session).toEqual({}));
});

it('[R3.5-03] [R2.1-11] on a sub-page: it is the same after a reload', async () => {
  const { page, context, open, isAt } = await arrive();
  const session = await fastForward(context, product, 'identification');
  await session.sendVideo();
  await open();
  await goOn(page);
  await at(page, NUMBER).fill('SEGRETO77');
  await page.reload();
  await isIn(page, NUMBER, 'SEGRETO77');
  await isAt('/request/identification');
  await expectSecret(page, ['SEGRETO77']);
  await page.goBack();
  await page.goForward();
  await isIn(page, NUMBER, 'SEGRETO77');
});

it('[R3.5-03] [R2.4-07] codes and passwords are kept nowhere, e-mail and phone alone are; the minute between two codes goes on', async () => {
  const { page, open } = await arrive();
  const person = somebody();
  const secrets = [person.nome, person.cognome, person.cf];
  const code = () => textbox(page, 'Codice di verifica');
  const expectCodePage = async (title: string): Promise<void> => {
    await heading(page, title);
    await code().fill('482913');
    await page.reload();
    await heading(page, title);
    expect(await code().inputValue()).toBe('');
    expect(await page.getByRole('timer').innerText()).toMatch(/^Puoi chiederne uno nuovo tra [01]:\d\d$/);
    await expectSecret(page, ['482913', ...secrets]);
  };
  await open();
  await goOn(page, 'Inizia');
  await fillGreeting(page, person);
  await goOn(page);
  await expectCodePage('Controlla la tua email');
  await typeCode(page, (await product.codeFor('email', person.email)).code);
  await heading(page, MOBILE);
  await textbox(page, 'Numero cellulare').fill(person.cellulare);
  await goOn(page);
  await expectCodePage('Inserisci il codice SMS');
  await typeCode(page, (await product.codeFor('sms', person.cellulare)).code);
  await heading(page, 'Crea la tua password');
  for (const label of ['Password', 'Conferma password']) await textbox(page, label).fill(person.password);
  await page.reload();
  await heading(page, 'Crea la tua password');
  expect(Object.values(await shownValues(page))).toEqual(['', '']);
  await expectSecret(page, [person.password, ...secrets]);
  const { email, cellulare } = person;
  const { local } = await storageOf(page);
  expect(JSON.parse(local['apertura.contact'] ?? '')).toMatchObject({ email, cellulare });
  await press(page, 'Continua');
  await page.getByRole('alert').first().waitFor();
});

it('[R3.5-03] it would be found, however it were written', async () => {
  const words = ['Materiali per i cantieri', "Piazza dell'Unità 3"];
  const text = JSON.stringify({ words });
  const packed = deflateRawSync(text).toString('base64url');
  for (const written of [
    text,
    encodeURIComponent(text),
    text.replace('à', '\\u00e0'),
    Buffer.from(text).toString('hex'),
    Buffer.from(`v1.${text}`).toString('base64'),
    `v1.${packed}`,
  ])
    expect(readable([written], words)).toEqual(words);
  const { page, open } = await arrive();
  await open('/non-esiste');
  await heading(page, 'Pagina non trovata');
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    await page.evaluate(([name, value]) => window[name].setItem('apertura.contact', value), [
      place,
      packed,
    ] as const);
    await expect(expectSecret(page, words)).rejects.toThrow();
    await page.evaluate((name) => window[name].clear(), place);
    await expectSecret(page, words);
  }
});
