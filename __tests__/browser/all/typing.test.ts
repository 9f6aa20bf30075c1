import type { Locator, Page } from 'playwright-core';
import { arrive, type Visitor } from '../support/arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { at, filledWith } from '../../../scripts/testing/pages/form';
import { beginIdentification, toFirstDocument } from '../support/identificationPages';
import { openGreeting } from '../support/shortcuts';
import { product } from '../support/worker';
import { autofill, caretAt, compose, paste, press, typeKeys } from './inputWays';

const openCompany = async ({ context, page, open }: Visitor): Promise<void> => {
  await context.clearCookies();
  await fastForward(context, product, 'company-info');
  await open();
  await at(page, 'azienda.partitaIva').waitFor();
};
const empty = async (field: Locator): Promise<void> => {
  await field.fill('');
  await field.focus();
};

/** The text as typed, in the field while it has the focus, and after the field is left. */
type Entry = readonly [path: string, text: string, typed: string, left?: string];

const greeting: readonly Entry[] = [
  ['anagrafica.cognome', 'D’Amico', 'D’Amico', "D'Amico"],
  ['anagrafica.nome', 'niccolò', 'niccolò', "Niccolo'"],
  ['anagrafica.cf', ' dmc ncl 85c15 h501m', ' DMC NCL 85C15 H501M', 'DMCNCL85C15H501M'],
  ['email.email', 'Niccolo.DAmico@Example.IT', 'niccolo.damico@example.it'],
];
const company: readonly Entry[] = [
  ['azienda.partitaIva', 'IT 00743 110157', '00743110157'],
  ['azienda.dataCostituzione', '1.2.2020', '01/02/2020'],
  ['azienda.fatturato', '125000', '125.000'],
  ['sedeLegale.cap', '00 184', '00184'],
  ['contattiAzienda.telefonoAziendale', '06 5123-4567', '0651234567'],
];

const expectEveryWay = async (page: Page, entries: readonly Entry[]): Promise<void> => {
  for (const [path, text, typed, left = typed] of entries) {
    const field = at(page, path);
    for (const [name, way] of Object.entries({ typeKeys, paste, compose, autofill })) {
      await empty(field);
      const now = await way(field, text);
      if (way !== autofill) expect([path, name, now]).toEqual([path, name, `${typed}|`]);
      await field.blur();
      await filledWith(page, path, left);
    }
  }
};

it('[R5.1-01] [R5.4-05] [R5.3-01] text from any source gives the intended value', async () => {
  const visitor = await arrive();
  await openGreeting(visitor);
  await expectEveryWay(visitor.page, greeting);
  await openCompany(visitor);
  await expectEveryWay(visitor.page, company);
});

it('[R5.1-01] [R5.4-05] [R5.3-01] the caret stays where the person is', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openGreeting(visitor);
  const cf = at(page, 'anagrafica.cf');
  await cf.fill('DMCNCL85C15H501M');
  await caretAt(cf, 6);
  expect(await press(cf, 'Backspace')).toBe('DMCNC|85C15H501M');
  expect(await typeKeys(cf, 'x')).toBe('DMCNCX|85C15H501M');
  expect(await press(cf, 'Delete')).toBe('DMCNCX|5C15H501M');
  await caretAt(cf, 5, 6);
  expect(await paste(cf, 'l8')).toBe('DMCNCL8|5C15H501M');
  const email = at(page, 'email.email');
  await email.fill('mario.rossi@example.it');
  await caretAt(email, 0, 5);
  expect(await compose(email, 'Ö')).toBe('ö|.rossi@example.it');

  await openCompany(visitor);
  const date = at(page, 'azienda.dataCostituzione');
  await date.fill('01/02/2020');
  await caretAt(date, 2);
  expect(await press(date, 'Backspace')).toBe('0|/02/2020');
  expect(await typeKeys(date, '5')).toBe('05|/02/2020');
  await caretAt(date, 3, 5);
  expect(await paste(date, '11')).toBe('05/11|/2020');
  const cap = at(page, 'sedeLegale.cap');
  await cap.fill('00184');
  await caretAt(cap, 2);
  // Full: a key too many stays in sight, and pushes nothing out.
  expect(await typeKeys(cap, '9 ')).toBe('009|184');
  const turnover = at(page, 'azienda.fatturato');
  await empty(turnover);
  await typeKeys(turnover, '1234567');
  await caretAt(turnover, 3);
  expect(await press(turnover, 'Backspace')).toBe('1|34.567');
  expect(await typeKeys(turnover, '9')).toMatch(/^1\.?9\.?\|\.?34\.567$/);
});

it('[R5.6-03] the calendar writes what is picked, and typing goes on from there', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  const issued = at(page, 'documento.dataRilascio');
  await issued.fill('10/05/2022');
  await page.getByRole('button', { name: 'Scegli dal calendario: Data di rilascio' }).click();
  const calendar = page.getByRole('dialog', { name: 'Data di rilascio' });
  await calendar.getByRole('gridcell', { name: '12', exact: true }).click();
  await calendar.waitFor({ state: 'detached' });
  await caretAt(issued, 2);
  expect(await press(issued, 'Backspace')).toBe('1|/05/2022');
  expect(await typeKeys(issued, '3')).toBe('13|/05/2022');
  // Issue and expiry are judged together.
  const expiry = at(page, 'documento.dataScadenza');
  await expiry.fill('01/01/2022');
  await expiry.blur();
  await page.getByText('La data di scadenza deve essere maggiore della data di rilascio').first().waitFor();
});

it('[R5.1-01] [R5.4-05] undo removes the typed text or leaves it, and never changes it otherwise', async () => {
  const visitor = await arrive();
  const valueOf = (text: string): string => text.replace(/[|[\]]/g, '');
  const expectUndo = async (path: string, text: string): Promise<void> => {
    const field = at(visitor.page, path);
    await empty(field);
    const seen = new Set(['']);
    for (const key of text) seen.add(valueOf(await typeKeys(field, key)));
    for (let step = 0; step < 10; step += 1)
      expect([...seen]).toContain(valueOf(await press(field, 'Control+Z')));
  };
  await openGreeting(visitor);
  await expectUndo('anagrafica.nome', 'Mario');
  await expectUndo('anagrafica.cf', 'dmcncl85');
  await openCompany(visitor);
  await expectUndo('azienda.fatturato', '1234567');
  await expectUndo('azienda.dataCostituzione', '01022020');
  await expectUndo('sedeLegale.cap', '00184');
});
