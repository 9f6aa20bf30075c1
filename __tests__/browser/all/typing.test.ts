// What only a browser does to a text: the clipboard, a keyboard that composes, autofill, the caret, undo.
import type { Locator, Page } from 'playwright-core';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import { arrive, type Visitor } from '../support/arrive';
import { fastForward } from '../support/fastForward';
import { at, goOn, heading } from '../support/form';
import { beginIdentification, toFirstDocument } from '../support/identificationPages';
import { autofill, caretAt, compose, dictate, paste, press, shown, typeKeys } from './inputWays';
import { somebody } from '../support/people';
import { eventually } from '../support/until';
import { product } from '../support/worker';

const openGreeting = async ({ page, open }: Visitor): Promise<void> => {
  await open();
  await goOn(page, 'Inizia');
  await at(page, 'anagrafica.nome').waitFor();
};
const openStep = async (
  { context, page, open }: Visitor,
  slug: DataStepSlug,
  path: string,
): Promise<void> => {
  await context.clearCookies();
  await fastForward(context, product, slug);
  await open();
  await at(page, path).waitFor();
};
const empty = async (field: Locator): Promise<void> => {
  await field.fill('');
  await field.focus();
};

/** A text, what the field has of it while it has the focus, and once it is left. */
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
const ways = { typeKeys, paste, dictate, compose } as const;

const expectEveryWay = async (page: Page, entries: readonly Entry[]): Promise<void> => {
  for (const [path, text, typed, left = typed] of entries) {
    const field = at(page, path);
    const isLeft = async (name: string): Promise<void> => {
      await field.blur();
      await eventually(async () =>
        expect([path, name, await field.inputValue()]).toEqual([path, name, left]),
      );
    };
    for (const [name, way] of Object.entries(ways)) {
      await empty(field);
      const { value, caret } = await way(page, field, text);
      expect([path, name, value, caret]).toEqual([path, name, typed, `${typed}|`]);
      await isLeft(name);
    }
    await empty(field);
    await autofill(page, { [path]: text });
    await isLeft('autofill');
  }
};

it('[R5.1-01] [R2.4-01] [R5.4-05] [R5.3-01] whatever way a text comes in, the field has what was meant', async () => {
  const visitor = await arrive();
  await openGreeting(visitor);
  await expectEveryWay(visitor.page, greeting);
  await openStep(visitor, 'company-info', 'azienda.partitaIva');
  await expectEveryWay(visitor.page, company);
});

it('[R2.4-01] [R5.2-02] [R5.3-01] [R5.3-02] a whole identity, or address, that is filled in at once is checked and completed', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openGreeting(visitor);
  const { nome, cognome, cf, email } = somebody();
  await autofill(page, {
    'anagrafica.nome': nome,
    'anagrafica.cognome': cognome,
    'anagrafica.cf': cf.toLowerCase(),
    'email.email': email.toUpperCase(),
  });
  await page.getByText('Codice fiscale verificato').waitFor();
  await goOn(page);
  await heading(page, 'Controlla la tua email');

  await openStep(visitor, 'address-info', 'residenza.cap');
  for (const [cap, indirizzo, citta, provincia] of [
    ['00184', 'Via Cavour, 10/A', 'Roma', 'RM'],
    ['20121', 'Via Manzoni 5', 'Milano', 'MI'],
  ] as const) {
    await autofill(page, { 'residenza.indirizzo': indirizzo, 'residenza.cap': cap });
    await eventually(async () => expect(await at(page, 'residenza.citta').inputValue()).toBe(citta));
    expect(await at(page, 'residenza.provincia').inputValue()).toBe(provincia);
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe(indirizzo);
  }
});

describe('editing in the middle', () => {
  it('[R5.1-01] [R5.4-05] [R5.3-01] the caret stays where the person is', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openGreeting(visitor);
    const cf = at(page, 'anagrafica.cf');
    await cf.fill('DMCNCL85C15H501M');
    await caretAt(page, cf, 6);
    expect(await press(page, cf, 'Backspace')).toMatchObject({ caret: 'DMCNC|85C15H501M' });
    expect(await typeKeys(page, cf, 'x')).toMatchObject({ caret: 'DMCNCX|85C15H501M' });
    expect(await press(page, cf, 'Delete')).toMatchObject({ caret: 'DMCNCX|5C15H501M' });
    await caretAt(page, cf, 5, 6);
    expect(await paste(page, cf, 'l8')).toMatchObject({ caret: 'DMCNCL8|5C15H501M' });

    const email = at(page, 'email.email');
    await email.fill('mario@example.it');
    await caretAt(page, email, 5);
    expect(await typeKeys(page, email, '.Rossi')).toMatchObject({ caret: 'mario.rossi|@example.it' });
    await caretAt(page, email, 0, 5);
    expect(await compose(page, email, 'Ö')).toMatchObject({ caret: 'ö|.rossi@example.it' });

    const surname = at(page, 'anagrafica.cognome');
    await surname.fill('Rossi');
    await caretAt(page, surname, 0);
    expect(await typeKeys(page, surname, 'De ')).toMatchObject({ caret: 'De |Rossi' });

    // So it does in dates, numbers and amounts.
    await openStep(visitor, 'company-info', 'azienda.dataCostituzione');
    const date = at(page, 'azienda.dataCostituzione');
    await date.fill('01/02/2020');
    await caretAt(page, date, 2);
    expect(await press(page, date, 'Backspace')).toMatchObject({ caret: '0|/02/2020' });
    expect(await typeKeys(page, date, '5')).toMatchObject({ caret: '05|/02/2020' });
    await caretAt(page, date, 3, 5);
    expect(await paste(page, date, '11')).toMatchObject({ caret: '05/11|/2020' });

    const cap = at(page, 'sedeLegale.cap');
    await cap.fill('00184');
    await caretAt(page, cap, 2);
    // Full: a key too many stays in sight, and pushes nothing out.
    expect(await typeKeys(page, cap, '9 ')).toMatchObject({ caret: '009|184' });
    expect(await press(page, cap, 'Backspace')).toMatchObject({ caret: '00|184' });

    const turnover = at(page, 'azienda.fatturato');
    await turnover.focus();
    await typeKeys(page, turnover, '1234567');
    await caretAt(page, turnover, 3);
    expect(await press(page, turnover, 'Backspace')).toMatchObject({ caret: '1|34.567' });
    expect(await typeKeys(page, turnover, '9')).toMatchObject({ value: '1.934.567' });
    expect((await shown(turnover)).caret.replace('.', '')).toMatch(/^19\|34/);
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
    expect((await shown(issued)).value).toBe('12/05/2022');
    await caretAt(page, issued, 2);
    await press(page, issued, 'Backspace');
    expect(await typeKeys(page, issued, '3')).toMatchObject({ caret: '13|/05/2022' });
    // Issue and expiry are judged together.
    const expiry = at(page, 'documento.dataScadenza');
    await expiry.fill('01/01/2022');
    await expiry.blur();
    await page.getByText('La data di scadenza deve essere maggiore della data di rilascio').first().waitFor();
  });
});

it('[R5.1-01] [R5.4-05] undo takes back what was typed or leaves it, and never makes something else of it', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const expectUndo = async (path: string, text: string): Promise<void> => {
    const field = at(page, path);
    const seen = new Set(['']);
    await empty(field);
    for (const key of text) seen.add((await typeKeys(page, field, key)).value);
    for (let step = 0; step < 10; step += 1)
      expect([...seen]).toContain((await press(page, field, 'Control+Z')).value);
  };
  await openGreeting(visitor);
  await expectUndo('anagrafica.nome', 'Mario');
  await expectUndo('anagrafica.cf', 'dmcncl85');
  await openStep(visitor, 'company-info', 'azienda.fatturato');
  await expectUndo('azienda.fatturato', '1234567');
  await expectUndo('azienda.dataCostituzione', '01022020');
  await expectUndo('sedeLegale.cap', '00184');
});
