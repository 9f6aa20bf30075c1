// keyboardJob.test.ts loads every page of the job again.
import { deflateRawSync } from 'node:zlib';
import { arrive, LANDING } from './support/arrive';
import { expectSecret, readable, storageOf } from './support/browserStorage';
import { fastForward } from '../../scripts/testing/product/earlier';
import { at, filledWith, goOn, heading } from '../../scripts/testing/pages/form';
import { somebody } from '../../scripts/testing/pages/people';
import { fillGreeting, openGreeting } from './support/shortcuts';
import { eventually } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const [GREETING, COMPANY] = ['Piacere di conoscerti', 'La tua attività'] as const;
const NAME = 'azienda.ragioneSociale';

it('[R3.5-03] before a request: a reload at once, another site and back, Back and Forward', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const { nome, cognome, cf, email } = somebody();
  await openGreeting(visitor);
  await fillGreeting(page, { nome, cognome, cf, email });
  await page.reload();
  await heading(page, GREETING);
  await filledWith(page, 'anagrafica.cf', cf);
  await expectSecret(page, [nome, cognome, cf, email]);
  await page.goto(`${product.url}/legal/privacy.html${LANDING}`);
  await page.goBack();
  await heading(page, GREETING);
  await filledWith(page, 'anagrafica.cf', cf);
  await page.goBack();
  await heading(page, 'Prima di iniziare');
  await page.goForward();
  await heading(page, GREETING);
  await filledWith(page, 'email.email', email);
});

it('[R3.5-03] in a request: it is not the other tab’s, and gone once the service has it', async () => {
  const { page, context, open, isAt } = await arrive();
  await fastForward(context, product, 'self-certifications', { back: 1 });
  await open();
  await heading(page, COMPANY);
  await at(page, NAME).fill('Bottega Nuova');
  await page.reload();
  await filledWith(page, NAME, 'Bottega Nuova');

  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, COMPANY);
  expect(await at(other, NAME).inputValue()).not.toBe('Bottega Nuova');
  await expectSecret(other, ['Bottega Nuova']);
  await other.close();
  await goOn(page);
  await isAt('/request/self-certifications');
  // The codes of the journey and the request are no secrets: neither opens anything.
  await eventually(async () =>
    expect(Object.keys((await storageOf(page)).session).sort()).toEqual(['apertura.request', 'journey']),
  );
});

it('[R3.5-03] it would be found, however it were written', async () => {
  const words = ['Materiali per i cantieri', "Piazza dell'Unità 3"];
  const text = JSON.stringify({ words });
  const packed = deflateRawSync(text).toString('base64url');
  for (const written of [
    text,
    encodeURIComponent(text),
    Buffer.from(`v1.${text}`).toString('base64'),
    `v1.${packed}`,
  ])
    expect(readable([written], words)).toEqual(words);
  const { page, open } = await arrive();
  await open('/non-esiste');
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const write = ([name, value]: readonly [typeof place, string]) =>
      window[name].setItem('apertura.contact', value);
    await page.evaluate(write, [place, packed] as const);
    await expect(expectSecret(page, words)).rejects.toThrow();
    await page.evaluate((name) => window[name].clear(), place);
  }
});
