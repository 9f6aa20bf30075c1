import { checkCharacter } from '../../../../src/contract/taxCode';
import { checkTaxCode, computeTaxCode, decodeTaxCode } from '../../../../server/domain/taxCode';

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

describe('computation from the names of province and city', () => {
  const person = { ...mario, data: '01/01/1980', sesso: 'M', provincia: 'RM', citta: 'Roma' } as const;
  const placeOf = (provincia: string, citta: string, data = '01/01/1980'): string => {
    const result = computeTaxCode({ ...person, data, provincia, citta });
    return result.ok ? result.cf.slice(11, 15) : result.part;
  };

  it('[R2.4-02] takes both forms of the date', () => {
    const cf = { ok: true, cf: 'RSSMRA80A01H501U' };
    expect(computeTaxCode(person)).toEqual(cf);
    expect(computeTaxCode({ ...person, data: '1980-01-01' })).toEqual(cf);
  });

  it.each([
    ['RE', 'Reggio Emilia', 'H223'],
    ['RE', "REGGIO NELL'EMILIA", 'H223'],
    ['RC', 'Reggio di Calabria', 'H224'],
    ['RC', 'R. CALABRIA', 'H224'],
    ['FC', "Forli'", 'D704'],
    ['VE', "S.DONA' DI PIAVE", 'H823'],
    ['AP', 'S. Benedetto del Tronto', 'H769'],
    ['AN', 'S. PAOLO DI JESI', 'I071'],
    ['PA', 'S. Flavia', 'I188'],
    ['CE', "S. Angelo d'Alife", 'I273'],
    ['AO', 'ST. VINCENT', 'H676'],
    ['IM', 'San Remo', 'I138'],
    ['AQ', "L'Aquila", 'A345'],
    ['BZ', 'Bolzano', 'A952'],
    ['EE', 'Inghilterra', 'Z114'],
    ['EE', 'USA', 'Z404'],
    ['EE', "COSTA D'AVORIO", 'Z313'],
    ['NA', 'Resina', 'H243'],
    ['VS', 'Villacidro', 'L924'],
    ['CA', 'Villacidro', 'L924'],
  ])('[R9-03] of %s knows %j as %s', (provincia, citta, codice) => {
    expect(placeOf(provincia, citta)).toBe(codice);
  });

  it('[R9-03] takes, of two namesakes in a province, the one of the day of birth', () => {
    expect(placeOf('VI', 'Sovizzo', '01/01/1980')).toBe('I879');
    expect(placeOf('VI', 'Sovizzo', '01/06/2024')).toBe('M436');
  });

  it('[R2.4-03] says which part it fails on', () => {
    expect(placeOf('MI', 'Roma')).toBe('place');
    expect(placeOf('XX', 'Roma')).toBe('place');
    expect(placeOf('RM', '')).toBe('place');
    expect(placeOf('RM', 'S. S. S. S. S. S. S. S.')).toBe('place');
    expect(computeTaxCode({ ...person, data: '31/02/1980' })).toEqual({ ok: false, part: 'date' });
    expect(computeTaxCode({ ...person, nome: '' })).toEqual({ ok: false, part: 'name' });
  });
});
