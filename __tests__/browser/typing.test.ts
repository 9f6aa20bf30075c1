import type { Browser, Locator, Page } from 'playwright-core';
import type { DataStepSlug } from '../../src/contract/steps/table';
import { normalise } from '../../src/contract/normalise';
import { noCaps, noVatNumbers } from '../contract/values/codes';
import { noMobiles } from '../contract/values/contacts';
import { noAmounts } from '../contract/values/figures';
import { launchBrowser, visit, type Visit } from './support/browser';
import { fastForward, fastForwardBackTo } from './support/fastForward';
import { answer, at, goOn, textbox } from './support/form';
import { autofill, caretAt, compose, dictate, paste, press, shown, typeKeys } from './support/inputWays';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { startProduct, type Product } from './support/product';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { openGreeting, personBornOn, reach } from './support/shortcuts';
import { eventually } from './support/shownErrors';

const { questionnaire } = selfCertificationsCopy;

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(async () => {
  await visitor.context.close();
  expect(visitor.complaints).toEqual([]);
});

const begin = async (slug: DataStepSlug, path: string): Promise<void> => {
  await fastForward(visitor.context, product, slug);
  await page.goto(product.url);
  await at(page, path).waitFor();
};
const valueOf = (path: string): Promise<string> => at(page, path).inputValue();
const empty = async (field: Locator): Promise<void> => {
  await field.fill('');
  await field.focus();
};

/** A text, and what the field has of it while it has the focus and once it is left. */
interface Entry {
  readonly path: string;
  readonly text: string;
  readonly typed: string;
  /** Where it differs. */
  readonly left?: string;
}

const ways = { typeKeys, paste, dictate, compose } as const;

/** By every way into the empty field, one after the other. */
const expectEveryWay = async ({ path, text, typed, left = typed }: Entry): Promise<void> => {
  const field = at(page, path);
  for (const [name, way] of Object.entries(ways)) {
    await empty(field);
    const { value, caret } = await way(page, field, text);
    expect([path, name, text, value, caret]).toEqual([path, name, text, typed, `${typed}|`]);
    await field.blur();
    await eventually(async () => expect([path, name, await field.inputValue()]).toEqual([path, name, left]));
  }
  await empty(field);
  await autofill(page, { [path]: text });
  await field.blur();
  await eventually(async () =>
    expect([path, 'autofill', await field.inputValue()]).toEqual([path, 'autofill', left]),
  );
};

describe('whatever way a text comes in', () => {
  it('[R5.1-01] names, tax code and e-mail are what was meant', async () => {
    await openGreeting(page, product);
    const curly = 'D’Amico';
    await expectEveryWay({ path: 'anagrafica.cognome', text: curly, typed: curly, left: "D'Amico" });
    await expectEveryWay({ path: 'anagrafica.nome', text: 'niccolò', typed: 'niccolò', left: "Niccolo'" });
    const cf = 'DMCNCL85C15H501M';
    await expectEveryWay({ path: 'anagrafica.cf', text: 'dmcncl85c15h501m', typed: cf });
    await expectEveryWay({ path: 'anagrafica.cf', text: ' dmc ncl 85c15 h501m', typed: ' DMC NCL 85C15 H501M', left: cf }); // prettier-ignore
    await expectEveryWay({
      path: 'email.email',
      text: 'Niccolo.DAmico@Example.IT',
      typed: 'niccolo.damico@example.it',
    });
  });

  it('[R5.2-05] mobile numbers lose their prefix, written or not', async () => {
    await reach(page, product, 'mobile', personBornOn(11));
    await page.goto(product.url);
    const path = 'cellulare.cellulare';
    await at(page, path).waitFor();
    for (const text of ['+39 333 1234567', '0039 333-1234567', '333 123 45 67', '39 333 1234567'])
      await expectEveryWay({ path, text, typed: '3331234567' });
  });

  it('[R5.2-04] one-time codes are six digits', async () => {
    await reach(page, product, 'email', personBornOn(12));
    await page.goto(product.url);
    const path = 'codice';
    await at(page, path).waitFor();
    for (const text of ['123456', '123 456', '123-456', '１２３４５６'])
      await expectEveryWay({ path, text, typed: '123456' });
    await empty(at(page, path));
    await paste(page, at(page, path), 'Il tuo codice è 123456. Vale 10 minuti.');
    expect(await valueOf(path)).toBe('123456');
  });

  it('[R5.4-02] [R5.4-03] [R5.4-05] [R5.3-01] VAT number, date, turnover, CAP', async () => {
    await begin('company-info', 'azienda.partitaIva');
    for (const text of ['00743110157', 'IT00743110157', 'IT 00743 110157'])
      await expectEveryWay({ path: 'azienda.partitaIva', text, typed: '00743110157' });
    const date = 'azienda.dataCostituzione';
    for (const text of ['01022020', '1/2/2020', '01.02.2020', '1-2-2020', '1 2 2020', '01/02/2020'])
      await expectEveryWay({ path: date, text, typed: '01/02/2020' });
    const turnover = 'azienda.fatturato';
    for (const text of ['125000', '125.000'])
      await expectEveryWay({ path: turnover, text, typed: '125.000' });
    await expectEveryWay({ path: 'sedeLegale.cap', text: '00184', typed: '00184' });
    await expectEveryWay({ path: 'sedeLegale.cap', text: '00 184', typed: '00184' });
    await expectEveryWay({ path: 'contattiAzienda.pec', text: 'Studio@PEC.it', typed: 'studio@pec.it' });
  });

  it('[R5.4-05] an amount is never a hundred times what was pasted or filled in', async () => {
    await begin('company-info', 'azienda.fatturato');
    const field = at(page, 'azienda.fatturato');
    for (const text of [
      '€ 125.000,00',
      '125.000,00 €',
      '125000,00',
      '125000.00',
      '125 000',
      '125,000.00',
      '125000',
    ]) {
      await empty(field);
      await paste(page, field, text);
      await field.blur();
      await eventually(async () => expect([text, await field.inputValue()]).toEqual([text, '125.000']));
      await empty(field);
      await autofill(page, { 'azienda.fatturato': text });
      await field.blur();
      await eventually(async () =>
        expect(['autofill', text, await field.inputValue()]).toEqual(['autofill', text, '125.000']),
      );
    }
    for (const text of [
      '125.000,00',
      '125000,00',
      '125000.00',
      '125000.5',
      '125,000.00',
      '€ 125.000,00',
      '125 000',
    ]) {
      await empty(field);
      await typeKeys(page, field, text);
      await field.blur();
      await eventually(async () => expect([text, await field.inputValue()]).toEqual([text, '125.000']));
    }
  });

  it('[R5.4-03] a date that is pasted or dictated in words; an impossible one says so', async () => {
    await begin('company-info', 'azienda.dataCostituzione');
    const field = at(page, 'azienda.dataCostituzione');
    const error = page.locator('#campo-azienda-dataCostituzione-errore');
    for (const text of ['1 febbraio 2020', '2020-02-01', '1 feb 2020', '01022020', '1/2/2020']) {
      for (const way of [typeKeys, paste, dictate]) {
        await empty(field);
        await way(page, field, text);
        await field.blur();
        await eventually(async () => expect([text, await field.inputValue()]).toEqual([text, '01/02/2020']));
        expect(await error.count()).toBe(0);
      }
    }
    for (const text of ['31/02/2020', '00/01/2020', '29/02/2019', '01/13/2020', '1/2']) {
      await empty(field);
      await typeKeys(page, field, text);
      await field.blur();
      await eventually(async () => expect(await error.innerText()).toBe('Data di costituzione non è valido'));
      await empty(field);
      await typeKeys(page, field, '01022020');
      await field.blur();
      await error.waitFor({ state: 'detached' });
    }
  });

  it('[R5.5-03] the month in which an office ended', async () => {
    await fastForwardBackTo(visitor.context, product, 'self-certifications');
    await page.goto(product.url);
    await goOn(page);
    await answer(page, questionnaire.office.funzionePolitica, true);
    await page
      .getByRole('radiogroup', { name: questionnaire.office.durata, exact: true })
      .getByRole('radio', { name: questionnaire.durations[1].label })
      .check();
    const path = 'questionario.conclusioneCaricaPolitica';
    for (const text of ['062024', '6/2024', '06-2024', '06/2024'])
      await expectEveryWay({ path, text, typed: '06/2024' });
    for (const text of ['giugno 2024', '2024-06']) {
      for (const way of [typeKeys, paste]) {
        await empty(at(page, path));
        await way(page, at(page, path), text);
        expect([text, await valueOf(path)]).toEqual([text, '06/2024']);
      }
    }
  });

  it('[R5.3-01] [R5.3-02] a whole address filled in at once', async () => {
    await begin('address-info', 'residenza.cap');
    await autofill(page, { 'residenza.cap': '00184', 'residenza.indirizzo': 'Via Cavour, 10/A' });
    await eventually(async () => expect(await valueOf('residenza.citta')).toBe('Roma'));
    expect(await valueOf('residenza.provincia')).toBe('RM');
    // Filled in again with another of one's addresses.
    await autofill(page, { 'residenza.indirizzo': 'Via Manzoni 5', 'residenza.cap': '20121' });
    await eventually(async () => expect(await valueOf('residenza.citta')).toBe('Milano'));
    expect(await valueOf('residenza.provincia')).toBe('MI');
    expect(await valueOf('residenza.indirizzo')).toBe('Via Manzoni 5');
    await goOn(page);
    await at(page, 'azienda.partitaIva').waitFor();
  });

  it('[R2.4-01] a whole identity filled in at once goes on', async () => {
    const { nome, cognome, cf, email } = personBornOn(13);
    await openGreeting(page, product);
    await autofill(page, {
      'anagrafica.nome': nome,
      'anagrafica.cognome': cognome,
      'anagrafica.cf': cf.toLowerCase(),
      'email.email': email.toUpperCase(),
    });
    await page.getByText('Codice fiscale verificato').waitFor();
    await goOn(page);
    await at(page, 'codice').waitFor();
  });
});

describe('what a field cannot mean', () => {
  /** A prefix of what is a whole number before it has too many digits. */
  const grown: Readonly<Record<string, string>> = { '3931234567890': '31234567890' };

  /** Typed and pasted: nothing of it is lost, and it is refused. */
  const expectRefused = async (path: string, message: string, texts: readonly string[]): Promise<void> => {
    const field = at(page, path);
    const error = page.locator(`#campo-${path.replace('.', '-')}-errore`);
    for (const [name, way] of Object.entries({ typeKeys, paste })) {
      for (const text of texts) {
        // Digit by digit it is an amount: 50.000 and one digit more.
        if (text === '50.0000' && way === typeKeys) continue;
        await empty(field);
        await way(page, field, text);
        await field.blur();
        const kept =
          (way === typeKeys ? grown[text] : undefined) ?? normalise(path.split('.')[1] ?? '', text);
        await eventually(async () =>
          expect([name, text, await field.inputValue(), await error.allInnerTexts()]).toEqual([
            name,
            text,
            kept,
            [message],
          ]),
        );
      }
    }
  };

  it('[R5.4-02] [R5.4-05] [R5.3-01] VAT number, CAP, turnover', async () => {
    await begin('company-info', 'azienda.partitaIva');
    await expectRefused('azienda.fatturato', 'Fatturato non è valido', noAmounts);
    await expectRefused('azienda.partitaIva', 'Partita IVA non è valido', noVatNumbers);
    await expectRefused('sedeLegale.cap', 'CAP non valido', noCaps);
  });

  it('[R5.2-05] a number that is no Italian mobile', async () => {
    await reach(page, product, 'mobile', personBornOn(17));
    await page.goto(product.url);
    await at(page, 'cellulare.cellulare').waitFor();
    await expectRefused('cellulare.cellulare', 'Numero cellulare non è valido', noMobiles);
  });
});

describe('editing in the middle', () => {
  it('[R5.1-01] the caret stays where the person is: names, tax code, e-mail', async () => {
    await openGreeting(page, product);
    const cf = at(page, 'anagrafica.cf');
    await cf.fill('DMCNCL85C15H501M');
    await caretAt(page, cf, 6);
    expect(await press(page, cf, 'Backspace')).toMatchObject({ caret: 'DMCNC|85C15H501M' });
    expect(await typeKeys(page, cf, 'x')).toMatchObject({ caret: 'DMCNCX|85C15H501M' });
    expect(await press(page, cf, 'Delete')).toMatchObject({ caret: 'DMCNCX|5C15H501M' });
    expect(await typeKeys(page, cf, 'ab')).toMatchObject({ caret: 'DMCNCXAB|5C15H501M' });
    await caretAt(page, cf, 5, 8);
    expect(await paste(page, cf, 'l8')).toMatchObject({ caret: 'DMCNCL8|5C15H501M' });

    const email = at(page, 'email.email');
    await email.fill('mario@example.it');
    await caretAt(page, email, 5);
    expect(await typeKeys(page, email, '.Rossi')).toMatchObject({ caret: 'mario.rossi|@example.it' });
    await caretAt(page, email, 0, 5);
    expect(await paste(page, email, 'LUCA')).toMatchObject({ caret: 'luca|.rossi@example.it' });
    expect(await compose(page, email, 'Ö')).toMatchObject({ caret: 'lucaö|.rossi@example.it' });

    const surname = at(page, 'anagrafica.cognome');
    await surname.fill('Rossi');
    await caretAt(page, surname, 0);
    expect(await typeKeys(page, surname, 'De ')).toMatchObject({ caret: 'De |Rossi' });
  });

  it('[R5.4-03] [R5.3-01] [R5.4-05] the caret stays where the person is: date, numbers, turnover', async () => {
    await begin('company-info', 'azienda.dataCostituzione');
    const date = at(page, 'azienda.dataCostituzione');
    await date.fill('01/02/2020');
    await caretAt(page, date, 2);
    expect(await press(page, date, 'Backspace')).toMatchObject({ caret: '0|/02/2020' });
    expect(await typeKeys(page, date, '5')).toMatchObject({ caret: '05|/02/2020' });
    await press(page, date, 'Backspace');
    expect(await press(page, date, 'Backspace')).toMatchObject({ caret: '|/02/2020' });
    expect(await typeKeys(page, date, '15')).toMatchObject({ caret: '15|/02/2020' });
    await caretAt(page, date, 3, 5);
    expect(await typeKeys(page, date, '12')).toMatchObject({ caret: '15/12|/2020' });
    await caretAt(page, date, 3, 5);
    expect(await paste(page, date, '11')).toMatchObject({ caret: '15/11|/2020' });
    await caretAt(page, date, 6, 10);
    expect(await typeKeys(page, date, '1999')).toMatchObject({ caret: '15/11/1999|' });
    await date.blur();
    expect(await shown(date)).toMatchObject({ value: '15/11/1999' });

    const phone = at(page, 'contattiAzienda.telefonoAziendale');
    await phone.fill('06123456');
    await caretAt(page, phone, 4);
    expect(await press(page, phone, 'Backspace')).toMatchObject({ caret: '061|3456' });
    expect(await typeKeys(page, phone, ' 99')).toMatchObject({ caret: '06199|3456' });
    await caretAt(page, phone, 2, 4);
    expect(await paste(page, phone, '7 7')).toMatchObject({ caret: '0677|93456' });

    const cap = at(page, 'sedeLegale.cap');
    await cap.fill('00184');
    await caretAt(page, cap, 2);
    // Full: a key too many stays in sight, and pushes nothing out.
    expect(await typeKeys(page, cap, '9 ')).toMatchObject({ caret: '009|184' });
    expect(await press(page, cap, 'Backspace')).toMatchObject({ caret: '00|184' });
    expect(await press(page, cap, 'Delete')).toMatchObject({ caret: '00|84' });
    expect(await typeKeys(page, cap, '1')).toMatchObject({ caret: '001|84' });

    const turnover = at(page, 'azienda.fatturato');
    await turnover.focus();
    await typeKeys(page, turnover, '1234567');
    await caretAt(page, turnover, 3);
    expect(await press(page, turnover, 'Backspace')).toMatchObject({ caret: '1|34.567' });
    expect(await typeKeys(page, turnover, '9')).toMatchObject({ value: '1.934.567' });
    expect((await shown(turnover)).caret.replace('.', '')).toMatch(/^19\|34/);
    await caretAt(page, turnover, 2, 5);
    const { value, caret } = await paste(page, turnover, '12');
    expect(value).toBe('112.567');
    expect(caret.replace('.', '')).toBe('112|567');
  });

  it('[R5.6-03] the calendar writes what is picked, and typing goes on from there', async () => {
    const session = await beginIdentification(page, product, { video: true });
    expect(session).toBeDefined();
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
  });
});

describe('undo', () => {
  it('[R5.1-01] takes typing back or leaves it, and never makes something else of it', async () => {
    await openGreeting(page, product);
    const name = at(page, 'anagrafica.nome');
    await name.focus();
    await typeKeys(page, name, 'Mario');
    await page.keyboard.press('Control+A');
    await typeKeys(page, name, 'X');
    await press(page, name, 'Control+Z');
    expect(['Mario', '']).toContain((await shown(name)).value);

    // Fields that rewrite what is typed: nothing but a text that was there before.
    const seen = new Set(['']);
    const cf = at(page, 'anagrafica.cf');
    await cf.focus();
    for (const key of 'dmcncl85') seen.add((await typeKeys(page, cf, key)).value);
    for (let step = 0; step < 10; step += 1) {
      const { value } = await press(page, cf, 'Control+Z');
      expect([...seen]).toContain(value.toUpperCase());
      expect(value).toBe(value.toUpperCase());
    }
    await typeKeys(page, textbox(page, 'Nome'), '');
    await goOn(page);
  });

  it('[R5.4-05] never leaves a date, a number or an amount that the field would not show', async () => {
    await begin('company-info', 'azienda.fatturato');
    const keys = {
      'azienda.fatturato': '1234567',
      'azienda.dataCostituzione': '01022020',
      'sedeLegale.cap': '00184',
    };
    for (const [path, text] of Object.entries(keys)) {
      const field = at(page, path);
      const seen = new Set(['']);
      await empty(field);
      for (const key of text) seen.add((await typeKeys(page, field, key)).value);
      for (let step = 0; step < 10; step += 1)
        expect([...seen]).toContain((await press(page, field, 'Control+Z')).value);
    }
  });
});
