import fc from 'fast-check';
import {
  maskDate,
  maskMonth,
  tidyFutureDate,
  tidyBirthDate,
  tidyPastDate,
  tidyPastMonth,
} from '../../src/contract/dateText';
import { WIRE_TEXT_MAX_LENGTH } from '../../src/contract/limits';
import { normalise } from '../../src/contract/normalise';
import { cleanAddress } from '../../src/contract/streetText';
import * as text from '../../src/contract/text';
import { growsAtMost, IN_PROPORTION } from '../setup/growth';

const cleaners: Readonly<Record<string, (typed: string) => string>> = {
  ...(Object.fromEntries(
    Object.entries(text).filter(([, cleaner]) => typeof cleaner === 'function'),
  ) as Record<string, (typed: string) => string>),
  cleanAddress,
  tidyPastDate,
  tidyFutureDate,
  tidyPastMonth,
};

const pieces = [
  'mailto:', 'V.', 'Str.', 'vic', 'prov.', 'le ', 'via: ', 'P.zza', 'SP ', '<', '>', '@', '.', ',', ';', ' ', '\u00a0', '\u200b', '\u00ad', '\u0301', '\u0300', '´', '`', '’', '“', '–', 'º', '°', 'è', 'É', 'ß', 'ŉ', 'ﬁ', 'İ', 'Ω', 'ΐ', '㎏', 'ｅ', '１', '½', '39', '+39', '0039', 'tel:', '0', '3', '06', '333123456', '7',
  'n°', 'C.I.', 'NUM', 'U', 'CA12345AB', 'YA1234567', 'I12345678', 'IT', 'P.IVA', 'PI', 'Codice fiscale:', 'CF', 'RSSMRA80A01H501U', '00743110157', '€', 'euro', 'EUR', '125', '.000', ',00', ' s.n.', ' sn', ', SNC', ' senza numero', ' s/n', '1', '2030', '/', '-', 'febbraio', 'mar', 'T', "'", 'a', 'Z', '\ud800', '\u0000', '\n',
]; // prettier-ignore
const typed = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
/** Texts that once did not settle. */
const found = [
  'Via Roma , sn', ', sn', ' , s.n.', 'Via Roma , , s/n', 'Via Roma ,senza numero', 'N/U/M °AX1234567', 'n° n° AX1234567', '1.234,567',
]; // prettier-ignore

describe.each(Object.entries(cleaners))('%s', (_, clean) => {
  it('[R5.1-01] is settled after once, and never throws', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const once = clean(value);
        expect(clean(once)).toBe(once);
      }),
      { seed: 20_261_121, numRuns: 1000, examples: found.map((value) => [value]) },
    );
  });

  it('[R5.1-01] settles every character of the alphabets, and a sample of the others', () => {
    const unsettled: string[] = [];
    for (
      let code = 0;
      code < 0x110000;
      code += code < 0x3400 || (code > 0xf900 && code < 0x10000) ? 1 : 101
    ) {
      const once = clean(`a${String.fromCodePoint(code)}1`);
      if (clean(once) !== once) unsettled.push(code.toString(16));
    }
    expect(unsettled).toEqual([]);
  });

  it('takes a time in proportion to the text', () => {
    for (const piece of [...pieces, 'a.', '@.', '<>', 's.', '1,', 'é ', 'gennaio ']) {
      const cleaned = (length: number) => clean(`x${piece.repeat(Math.ceil(length / piece.length))}x`);
      expect([piece, growsAtMost(IN_PROPORTION, cleaned, 250)]).toEqual([piece, true]);
    }
  });
});

it('[R5.1-01] a text without other characters is treated as one from which an invisible one was removed', () => {
  const { accentsToApostrophes: _, trimmed: _same, ...removing } = cleaners;
  const ascii = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 12 })
    .map((parts) => parts.join('').replace(/[^ -~]/g, ''));
  fc.assert(
    fc.property(ascii, fc.constantFrom(...Object.entries(removing)), (value, [name, clean]) => {
      expect([name, clean(value)]).toEqual([name, clean(`${value}\u200b`)]);
    }),
    { seed: 20_261_121, numRuns: 2000 },
  );
});

it('[R5.1-01] no text becomes longer than an answer of the service may hold', () => {
  const components = [
    'nome', 'cf', 'email', 'cellulare', 'cap', 'indirizzo', 'ragioneSociale', 'partitaIva', 'numAddetti', 'fatturato', 'data', 'dataScadenza',
    'conclusioneCaricaPolitica', 'numeroDocumento', 'codice', 'provincia',
  ]; // prettier-ignore
  for (const piece of ['1/', 'à ', 'é-', 'ﷺ', ...pieces]) {
    const longest = piece.repeat(WIRE_TEXT_MAX_LENGTH).slice(0, WIRE_TEXT_MAX_LENGTH);
    const tooLong = components.filter((one) => normalise(one, longest).length > WIRE_TEXT_MAX_LENGTH);
    expect([piece, tooLong]).toEqual([piece, []]);
  }
});

it('[R5.6-03] a day typed key by key, with or without slashes, is that day', () => {
  const day = fc.date({ min: new Date('1900-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });
  const key = (shown: string, next: string) => maskDate(shown + next, true);
  fc.assert(
    fc.property(day, fc.constantFrom('/', '', '.', '-', ' '), (date, separator) => {
      const [year = '', month = '', dayOf = ''] = date.toISOString().slice(0, 10).split('-');
      const whole = `${dayOf}/${month}/${year}`;
      expect([...[dayOf, month, year].join(separator)].reduce(key, '')).toBe(whole);
      expect(tidyFutureDate([Number(dayOf), Number(month), year].join(separator || '/'))).toBe(whole);
      expect(maskDate(`${year}-${month}-${dayOf}`, true)).toBe(whole);
    }),
    { seed: 20_261_121, numRuns: 1000 },
  );
});

it('[R5.6-03] a year of two digits is the last one of the past or the next of the future', () => {
  const thisYear = new Date().getFullYear();
  const two = (number: number) => String(number).padStart(2, '0');
  const day = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(day, fc.integer({ min: thisYear - 99, max: thisYear }), ([dayOf, month], year) => {
      const typed = `${month}/${two(year % 100)}`;
      expect(tidyBirthDate(`${dayOf}/${typed}`)).toBe(`${two(dayOf)}/${two(month)}/${year}`);
      // '27' of 2026 is asked about: what else than a birth is of 1927?
      const past = year + 100 <= thisYear + 10 ? two(year % 100) : year;
      expect(tidyPastDate(`${dayOf}/${typed}`)).toBe(`${two(dayOf)}/${two(month)}/${past}`);
      expect(tidyPastMonth(typed)).toBe(`${two(month)}/${past}`);
      expect(tidyFutureDate(`${dayOf}.${typed}`)).toMatch(new RegExp(`/20${two(year % 100)}$`));
    }),
    { seed: 20_261_121 },
  );
});

it('[R5.6-03] a year that is typed first is never a day and a month, nor a month', () => {
  const typed = (mask: typeof maskDate, text: string) =>
    [...text].reduce((shown, key) => mask(shown + key, true), '');
  const year = fc.integer({ min: 1900, max: 2099 }).map(String);
  fc.assert(
    fc.property(year, fc.constantFrom('01', '07', '12'), (year, month) => {
      expect(typed(maskMonth, year)).toBe(year);
      expect(tidyPastMonth(year)).toBe(year);
      expect(typed(maskMonth, year + month)).toBe(`${month}/${year}`);
      const isDay = Number(year.slice(2)) >= 1 && Number(year.slice(2)) <= 12;
      if (isDay) return;
      expect(typed(maskDate, year)).toBe(year);
      expect(tidyPastDate(year)).toBe(year);
      expect(typed(maskDate, `${year}${month}05`)).toBe(`05/${month}/${year}`);
    }),
    { seed: 20_261_121 },
  );
});

describe('typed, pasted, filled in, dictated', () => {
  it.each([
    ['cognome', 'de luca', 'De Luca'],
    ['cognome', 'D´Angelo', "D'Angelo"],
    ['cognome', 'dʼangelo', "D'Angelo"],
    ['nome', 'Niccolo\u0300', "Niccolo'"],
    ['nome', 'Ma\u00adria\u200b \ufeffTeresa', 'Maria Teresa'],
    ['nome', 'Ｍａｒｉａ', 'Maria'],
    ['nome', ' ß straße', 'ß Straße'],
    ['ragioneSociale', '“Caffè” – Forlì', '"Caffe\'" - Forli\''],
    ['indirizzo', 'Via\u00a0Roma nº\u20095', 'Via Roma n° 5'],
    ['indirizzo', ', sn', 'SNC'],
    ['email', 'MAILTO:mario@esempio.it', 'mario@esempio.it'],
    ['email', 'Mario Rossi <mario@esempio.it>;', 'mario@esempio.it'],
    ['email', 'mario @ esempio. it.', 'mario@esempio.it'],
    ['email', 'mario rossi@esempio.it', 'mario rossi@esempio.it'],
    ['cf', 'Codice fiscale: rss mra 80a01 h501u', 'RSSMRA80A01H501U'],
    ['cf', 'CFARNN80A01H501U', 'CFARNN80A01H501U'],
    ['partitaIva', 'P. IVA IT 00743110157', '00743110157'],
    ['cellulare', '+39 333 123 4567', '3331234567'],
    ['cellulare', '39 3331234567', '3331234567'],
    ['cellulare', '3931234567', '3931234567'],
    ['cellulare', '39312345678', '39312345678'],
    ['cellulare', '333abc4567', '333abc4567'],
    ['cellulare', '+41 79 123 45 67', '+41791234567'],
    ['telefonoAziendale', '39 06 97617689', '0697617689'],
    ['numAddetti', '1.5', '1.5'],
    ['dataCostituzione', '20/5/27', '20/05/27'],
    ['dataRilascio', '20/5/30', '20/05/30'],
    ['dataCostituzione', '20/5/26', '20/05/2026'],
    ['dataCostituzione', '20/5/71', '20/05/1971'],
    ['data', '20/5/27', '20/05/1927'],
    ['fatturato', '€ 125.000,00', '125.000'],
    ['numeroDocumento', 'ca 00000–aa', 'CA00000AA'],
    ['numeroDocumento', 'n°ax1234567', 'AX1234567'],
    ['numeroDocumento', 'C.I. CA 12345-AB', 'CA12345AB'],
    ['numeroDocumento', 'Carta d’identità nr. 1234567AB', '1234567AB'],
    ['numeroSecondoDocumento', 'Patente N. U1A000000A', 'U1A000000A'],
    // Numbers that begin as a label does, and what is no number of a known form.
    ['numeroDocumento', 'CI 12345 AB', 'CI12345AB'],
    ['numeroDocumento', 'CI1234567', 'CI1234567'],
    ['numeroDocumento', 'CI 1234567 X', 'CI1234567X'],
    ['numeroDocumento', 'NR-1234567', 'NR1234567'],
    ['numeroDocumento', 'CI-E1234-5', 'CIE12345'],
    ['numeroDocumento', 'NAA1234567', 'NAA1234567'],
    ['numeroDocumento', 'n. 12345', 'N12345'],
    ['dataRilascio', '1° febbraio 2030', '01/02/2030'],
    ['dataRilascio', '1.2.37', '01/02/1937'],
    ['dataScadenza', '1.2.30', '01/02/2030'],
    ['conclusioneCaricaPolitica', '6/24', '06/2024'],
    ['indirizzo', 'P.zza Roma, 3', 'Piazza Roma, 3'],
    ['indirizzo', 'pzza Roma 3', 'Piazza Roma 3'],
    ['indirizzo', 'P.le Loreto 3', 'Piazzale Loreto 3'],
    ['indirizzo', 'V.le Monza 12', 'Viale Monza 12'],
    ['indirizzo', 'L.go Augusto 1', 'Largo Augusto 1'],
    ['indirizzo', 'Str. Vecchia 3', 'Strada Vecchia 3'],
    ['indirizzo', 'SP 12 km 3', 'Strada Provinciale 12 km 3'],
    ['indirizzo', 'S.P.12 s.n.', 'Strada Provinciale 12 SNC'],
    ['indirizzo', 'S.S. 16 km 4', 'Strada Statale 16 km 4'],
    ['indirizzo', 'S.R. n. 203 km 1', 'Strada Regionale n. 203 km 1'],
    ['indirizzo', 'SS. Trinità 4', "SS. Trinita' 4"],
    ['indirizzo', 'Stradella 4', 'Stradella 4'],
    ['indirizzo', 'Str.prov Garibaldi 3', 'Strada Provinciale Garibaldi 3'],
    ['indirizzo', 'Str. priv. Garibaldi 3', 'Strada Privata Garibaldi 3'],
    ['indirizzo', 'str.cons Garibaldi 3', 'Strada Consortile Garibaldi 3'],
    ['indirizzo', 'S.da Garibaldi 3', 'Strada Garibaldi 3'],
    ['indirizzo', 'V.L.E. Garibaldi 3', 'Viale Garibaldi 3'],
    ['indirizzo', 'vial. Garibaldi 3', 'Viale Garibaldi 3'],
    ['indirizzo', 'Piaz. Garibaldi 3', 'Piazza Garibaldi 3'],
    ['indirizzo', 'Larg. Garibaldi 3', 'Largo Garibaldi 3'],
    ['indirizzo', 'b.ta Garibaldi 3', 'Borgata Garibaldi 3'],
    ['indirizzo', 'C.te Garibaldi 3', 'Corte Garibaldi 3'],
    ['indirizzo', 'Disc. Garibaldi 3', 'Discesa Garibaldi 3'],
    ['indirizzo', 'sottop. Garibaldi 3', 'Sottopasso Garibaldi 3'],
    ['indirizzo', 'Borg. Garibaldi 3', 'Borg. Garibaldi 3'],
    ['indirizzo', 'V. L. Einaudi 3', 'Via L. Einaudi 3'],
    ['indirizzo', 'Strada prov.le 12 km 3', 'Strada Provinciale 12 km 3'],
    ['indirizzo', 'str.vic Garibaldi 3', 'Strada Vicinale Garibaldi 3'],
    ['indirizzo', 'Str. Comunale Vecchia 3', 'Strada Comunale Vecchia 3'],
    ['indirizzo', 'Strada Comasca 3', 'Strada Comasca 3'],
    ['indirizzo', 'V. Garibaldi 3', 'Via Garibaldi 3'],
    ['indirizzo', 'v garibaldi 3', 'Via garibaldi 3'],
    ['indirizzo', 'Vl. Monza 12', 'Viale Monza 12'],
    ['indirizzo', 'v.lo Stretto 3', 'Vicolo Stretto 3'],
    ['indirizzo', 'vlo Stretto 3', 'Vicolo Stretto 3'],
    ['indirizzo', 'vic.lo Stretto 3', 'Vicolo Stretto 3'],
    ['indirizzo', 'Vico Lungo 3', 'Vico Lungo 3'],
    ['indirizzo', 'C.so Como 3', 'Corso Como 3'],
    ['indirizzo', 'P.za Duomo 1', 'Piazza Duomo 1'],
    ['indirizzo', 'Via: Garibaldi 3', 'Via Garibaldi 3'],
    ['indirizzo', 'VIA, Garibaldi 3', 'VIA Garibaldi 3'],
    ['indirizzo', 'Via Garibaldi S N C', 'Via Garibaldi SNC'],
    ['indirizzo', 'Str.da Roma 3', 'Strada Roma 3'],
    ['indirizzo', 'V.co Roma 3', 'Vico Roma 3'],
    ['indirizzo', 'Cor. Como 3', 'Corso Como 3'],
    ['indirizzo', 'crs Como 3', 'Corso Como 3'],
    ['indirizzo', 'C/so Como 3', 'Corso Como 3'],
    ['indirizzo', 'v/le Monza 3', 'Viale Monza 3'],
    ['indirizzo', 'P/zza Duomo 3', 'Piazza Duomo 3'],
    ['indirizzo', 'C.lle Loredan 3', 'Calle Loredan 3'],
    ['indirizzo', 'c.le Loredan 3', 'Calle Loredan 3'],
    ['indirizzo', 'St.da Vecchia 3', 'Strada Vecchia 3'],
    ['indirizzo', 'stda Vecchia 3', 'Strada Vecchia 3'],
    ['indirizzo', 'Str.a Vecchia 3', 'Strada Vecchia 3'],
    ['indirizzo', 'Gall.a Umberto I 3', 'Galleria Umberto I 3'],
    ['indirizzo', 'Vic.tto Roma 3', 'Vic.tto Roma 3'],
    ['indirizzo', 'Via Roma n.c.', 'Via Roma SNC'],
    ['indirizzo', 'Via Roma, N. C.', 'Via Roma SNC'],
    ['indirizzo', 'Via Roma n.c. 5', 'Via Roma n.c. 5'],
    ['indirizzo', 'V.zo Roma 3', 'V.zo Roma 3'],
    ['indirizzo', 'Vic.le dei Pini 3', 'Strada Vicinale dei Pini 3'],
    ['indirizzo', 'strada.le 3', 'strada.le 3'],
    ['indirizzo', 'V. Le Rose 3', 'Via Le Rose 3'],
    ['indirizzo', 'V. Lo Surdo 5', 'Via Lo Surdo 5'],
    ['indirizzo', 'Str. Prov. Le Grazie 3', 'Strada Provinciale Le Grazie 3'],
    ['indirizzo', 'Str. vic. Le Pini 3', 'Strada Vicinale Le Pini 3'],
    ['indirizzo', 'Str. Da Vinci 3', 'Strada Da Vinci 3'],
    ['cittaRilascio', 'Bolzano/Bozen', 'Bolzano-Bozen'],
    ['cittaRilascio', 'San Candido / Innichen', 'San Candido-Innichen'],
    ['cittaRilascio', 'Presicce/Acquarica', 'Presicce-Acquarica'],
    ['cittaRilascio', 'Merano/Meran/X', 'Merano-Meran-X'],
    ['cittaRilascio', 'Reggio nell’Emilia', "Reggio nell'Emilia"],
    ['codice', '123456123456', '123456'],
    ['codice', '123-456123-456', '123456'],
    ['codice', '123 456123 456', '123456'],
    ['codice', '123456123456123456', '123456'],
    ['codice', '123456123457', '123456123457'],
    ['fatturato', '0,5', '0,5'],
    ['fatturato', '0.75', '0.75'],
    ['fatturato', '0,00', '0'],
    ['codice', '123456123457', '123456123457'],
    ['email', 'mario@città.it', 'mario@xn--citt-3na.it'],
    ['email', 'Mario@BÜCHER.example', 'mario@xn--bcher-kva.example'],
    ['email', 'josé@città.it', 'josé@xn--citt-3na.it'],
    ['conclusioneCaricaPolitica', 'gennaio 2030', '01/2030'],
    ['citta', ' Forlì ', 'Forlì'],
    ['tipoSocieta', '1##Attività  propria', '1##Attività  propria'],
    ['password', ' Sicurà\u200b', ' Sicurà\u200b'],
  ])('[R5.1-01] %s: %j is %j', (component, value, sent) => expect(normalise(component, value)).toBe(sent));

  it.each([
    ['123456', '123456'],
    ['123\u00a0456', '123456'],
    ['Codice: 123456', '123456'],
    ['１２３４５６', '123456'],
    ['Il tuo codice Apertura è 123456. Scade fra 10 minuti.', '123456'],
    ['2 di 3: 123 456', '123456'],
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['1 2 3 4 5 6', '123456'],
    ['codice', ''],
  ])('the code in %j is %j', (pasted, code) => expect(text.cleanOneTimeCode(pasted)).toBe(code));
});
