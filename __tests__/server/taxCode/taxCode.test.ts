import { checkCharacter } from '../../../src/contract/taxCode';
import { checkTaxCode, decodeTaxCode } from '../../../server/taxCode';
import { taxCodeMessages } from '../../../server/taxCode/check';

const TODAY = '2026-11-21';
const mario = { nome: 'Mario', cognome: 'Rossi' };
const signed = (first15: string): string => first15 + checkCharacter(first15);

describe('check of a tax code', () => {
  it.each([
    ['', 'format'],
    ['RSSMRA80A01H501', 'format'],
    ['RSSMRA80A01H501UU', 'format'],
    ['R5SMRA80A01H501U', 'format'],
    ['RSSMRA80A01H5O1U', 'digits'],
    [signed('RSSMRA80A01H5O1'), 'digits'],
    [signed('RSSMRAAAA01H501'), 'digits'],
    [signed('RSSMRA80AI1H501'), 'digits'],
    ['RSSMRA80A01H501X', 'check'],
    ['RSSMRA08A01H501U', 'check'],
    [signed('MRARSS80A01H501'), 'swapped'],
    [signed('VRDMRA80A01H501'), 'surname'],
    [signed('VRDLCU80A01H501'), 'surname'],
    [signed('RSSLCU80A01H501'), 'name'],
    [signed('RSSMRA80F01H501'), 'date'],
    [signed('RSSMRA80B30H501'), 'date'],
    [signed('RSSMRA00B30H501'), 'date'],
    [signed('RSSMRA80A00H501'), 'date'],
    [signed('RSSMRA80A32H501'), 'date'],
    [signed('RSSMRA80A72H501'), 'date'],
    [signed('RSSMRA80A99H501'), 'date'],
    [signed('RSSMRA08S22H501'), 'age'],
    [signed('RSSMRA12B69H501'), 'age'],
    [signed('RSSMRA16S21H501'), 'age'],
    [signed('RSSMRA80A01H000'), 'place'],
    [signed('RSSMRA80A01A000'), 'place'],
  ] as const)('[R7.3-01] of %j finds the %s wrong, and says in plain Italian what to do', (cf, part) => {
    expect(checkTaxCode(cf, mario, TODAY)).toEqual({ ok: false, part, message: taxCodeMessages[part] });
  });

  it('[R7.3-01] has one message a part, each naming it and saying what to do', () => {
    const messages = Object.values(taxCodeMessages);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) {
      expect(message).toMatch(
        /^(?:Il codice fiscale non (?:è valido|corrisponde al (?:cog)?nome inserito)|Dal codice .*): \p{Ll}/u,
      );
    }
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

  it.each([
    ['08S21', '2008-11-21'],
    ['08S22', undefined],
    ['16S21', undefined],
    ['16S22', '1916-11-22'],
    ['24B29', '1924-02-29'],
    ['26T01', '1926-12-01'],
    ['27A01', '1927-01-01'],
    ['00B29', '2000-02-29'],
    ['99T31', '1999-12-31'],
  ])(
    '[R2.4-02] takes %s as the one date on which somebody between 18 and 110 can be born',
    (text, expected) => {
      expect(date(text)).toBe(expected);
    },
  );

  it('[R2.4-02] goes by the day of the service: of age on the birthday, not the day before', () => {
    expect(date('08S22', '2026-11-22')).toBe('2008-11-22');
    expect(date('08B29', '2026-02-28')).toBeUndefined();
    expect(date('08B29', '2026-03-01')).toBe('2008-02-29');
    expect(date('31A01', '2049-01-01')).toBe('2031-01-01');
    expect(date('31A02', '2049-01-01')).toBeUndefined();
  });

  it('tells sex and a foreign place', () => {
    expect(decodeTaxCode(signed('RSSMRA80A41Z110'), TODAY)).toEqual({
      data: '1980-01-01',
      sesso: 'F',
      codice: 'Z110',
      luogo: 'Francia',
      provincia: 'EE',
    });
    expect(decodeTaxCode(signed('RSSMRA80A01Z999'), TODAY)).toMatchObject({
      luogo: 'Estero',
      provincia: 'EE',
    });
    expect(decodeTaxCode('RSSMRA80A01A000X', TODAY)).toBeUndefined();
  });
});
