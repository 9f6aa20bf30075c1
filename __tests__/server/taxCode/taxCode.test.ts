import { checkCharacter } from '../../../src/contract/taxCode';
import { checkTaxCode, decodeTaxCode } from '../../../server/taxCode';
import { taxCodeMessages } from '../../../server/taxCode/check';

const TODAY = '2026-11-21';
const mario = { nome: 'Mario', cognome: 'Rossi' };
const signed = (first15: string): string => first15 + checkCharacter(first15);

describe('check of a tax code', () => {
  it.each([
    ['format', ['', 'RSSMRA80A01H501', 'RSSMRA80A01H501UU', 'R5SMRA80A01H501U']],
    [
      'digits',
      ['RSSMRA80A01H5O1U', ...['RSSMRA80A01H5O1', 'RSSMRAAAA01H501', 'RSSMRA80AI1H501'].map(signed)],
    ],
    ['check', ['RSSMRA80A01H501X', 'RSSMRA08A01H501U']],
    ['swapped', ['MRARSS80A01H501'].map(signed)],
    ['surname', ['VRDMRA80A01H501', 'VRDLCU80A01H501'].map(signed)],
    ['name', ['RSSLCU80A01H501'].map(signed)],
    ['date', ['F01', 'B30', 'A00', 'A32', 'A72', 'A99'].map((day) => signed(`RSSMRA80${day}H501`))],
    ['date', [signed('RSSMRA00B30H501')]],
    ['age', ['08S22', '12B69', '16S21'].map((born) => signed(`RSSMRA${born}H501`))],
    ['place', ['RSSMRA80A01H000', 'RSSMRA80A01A000'].map(signed)],
  ] as const)('[R7.3-01] says in plain Italian what to do where the %s is wrong: %j', (part, wrong) => {
    for (const cf of wrong)
      expect(checkTaxCode(cf, mario, TODAY)).toEqual({ ok: false, part, message: taxCodeMessages[part] });
  });

  it('[R7.3-01] has one message a part, each naming it and saying what to do', () => {
    const messages = Object.values(taxCodeMessages);
    expect(new Set(messages).size).toBe(messages.length);
    const said =
      /^(?:Il codice fiscale non (?:è valido|corrisponde al (?:cog)?nome inserito)|Dal codice .*): \p{Ll}/u;
    for (const message of messages) expect(message).toMatch(said);
  });

  it('[R7.3-01] takes lower case and blanks around, accents and apostrophes in the names', () => {
    expect(checkTaxCode(' rssmra80a01h501u ', mario, TODAY)).toEqual({ ok: true });
    const cf = signed('DLENCL80A01H501');
    expect(checkTaxCode(cf, { cognome: "Dell'Ò", nome: 'Nicolò' }, TODAY)).toMatchObject({ part: 'surname' });
    expect(checkTaxCode(cf, { cognome: 'Dè Lò', nome: "Nicolo'" }, TODAY)).toMatchObject({ ok: true });
  });

  it('[R7.3-01] takes births in municipalities and states that are no more, and in unlisted territories', () => {
    for (const place of ['E667', 'F838', 'M439', 'Z135', 'Z360', 'Z513', 'Z518', 'Z520', 'Z231']) {
      expect(checkTaxCode(signed(`RSSMRA80A01${place}`), mario, TODAY)).toEqual({ ok: true });
    }
  });
});

describe('decoding', () => {
  const date = (yearAndDay: string, today = TODAY): string | undefined =>
    decodeTaxCode(signed(`RSSMRA${yearAndDay}H501`), today)?.data;

  it('[R2.4-02] takes the one date on which somebody between 18 and 110 can be born', () => {
    const born = '08S21 16S22 24B29 26T01 27A01 00B29 99T31 08S22 16S21'.split(' ');
    const dates = '2008-11-21 1916-11-22 1924-02-29 1926-12-01 1927-01-01 2000-02-29 1999-12-31'.split(' ');
    expect(born.map((text) => date(text))).toEqual([...dates, undefined, undefined]);
  });

  it('[R2.4-02] goes by the day of the service: of age on the birthday, not the day before', () => {
    expect(date('08S22', '2026-11-22')).toBe('2008-11-22');
    expect(date('08B29', '2026-02-28')).toBeUndefined();
    expect(date('08B29', '2026-03-01')).toBe('2008-02-29');
    expect(date('31A01', '2049-01-01')).toBe('2031-01-01');
    expect(date('31A02', '2049-01-01')).toBeUndefined();
  });

  it('gives sex and a foreign place', () => {
    const abroad = { data: '1980-01-01', provincia: 'EE' };
    const french = { ...abroad, sesso: 'F', codice: 'Z110', luogo: 'Francia' };
    expect(decodeTaxCode(signed('RSSMRA80A41Z110'), TODAY)).toEqual(french);
    const somewhere = { ...abroad, luogo: 'Estero' };
    expect(decodeTaxCode(signed('RSSMRA80A01Z999'), TODAY)).toMatchObject(somewhere);
    expect(decodeTaxCode('RSSMRA80A01A000X', TODAY)).toBeUndefined();
  });
});
