import { checkCharacter } from '../../../../src/contract/taxCode';
import { checkTaxCode, decodeTaxCode } from '../../../../server/domain/taxCode';

const TODAY = '2026-11-21';
const mario = { nome: 'Mario', cognome: 'Rossi' };
const signed = (first15: string): string => first15 + checkCharacter(first15);

describe('check of a tax code', () => {
  it.each([
    ['RSSMRA80A01H501', 'format'],
    ['RSSMRA80A01H5O1U', 'check'],
    [signed('RSSMRA80A01H5O1'), 'format'],
    ['RSSMRA80A01H501X', 'check'],
    [signed('VRDMRA80A01H501'), 'surname'],
    [signed('RSSLCU80A01H501'), 'name'],
    [signed('RSSMRAAAA01H501'), 'format'],
    [signed('RSSMRA80F01H501'), 'date'],
    [signed('RSSMRA80B30H501'), 'date'],
    [signed('RSSMRA80A00H501'), 'date'],
    [signed('RSSMRA80A72H501'), 'date'],
    [signed('RSSMRA80A01H000'), 'place'],
    [signed('RSSMRA80A01A000'), 'place'],
  ])('[R7.3-01] of %s finds the %s wrong, in plain Italian', (cf, part) => {
    const result = checkTaxCode(cf, mario, TODAY);
    expect(result).toMatchObject({ ok: false, part });
    expect(!result.ok && result.message).toMatch(/^Il codice fiscale (?:non è valido: |non corrisponde )/);
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
  it('takes the latest century in which the holder is of age', () => {
    const date = (yearAndDay: string): string | undefined =>
      decodeTaxCode(signed(`RSSMRA${yearAndDay}H501`), TODAY)?.data;
    expect(date('08S21')).toBe('2008-11-21');
    expect(date('08S22')).toBe('1908-11-22');
    expect(date('27A01')).toBe('1927-01-01');
    expect(date('00B29')).toBe('2000-02-29');
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
