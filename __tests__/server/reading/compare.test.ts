import { compare } from '../../../server/reading/compare';
import { NOTHING_READ, type Reading } from '../../../server/reading';

const mrz = {
  kind: 'TD1',
  number: 'CD84299DZ',
  birthDate: '1997-10-23',
  expiryDate: '2029-06-12',
  lines: [],
} as const;
const lines = (changes: object = {}, more: Partial<Reading> = {}): Reading => ({
  ...NOTHING_READ,
  mrz: { ...mrz, ...changes },
  ...more,
});
const names = (text: string, nationality = 'ITA'): Reading =>
  lines({}, { unchecked: { names: text, nationality } });
const barCode = (taxCode: string): Reading => ({ ...NOTHING_READ, code39: { taxCode } });
const of = (label: string, value: string, ...readings: Reading[]) => compare({ label, value }, readings);
const equal = { equal: true };
const other = (...values: string[]) => ({ equal: false, values });

it.each([
  ['Numero', 'cd 84299-dz', equal],
  ['Numero', 'CD84299DX', other('CD84299DZ')],
  ['Scade il', '12/06/2029', equal],
  ['Scade il', '12/03/2029', other('12/06/2029')],
  ['Scade il', 'Senza scadenza', other('12/06/2029')],
  ['Data di nascita', '23/10/1997', equal],
  ['Data di nascita', '23/01/1997', other('23/10/1997')],
  ['Data di nascita', 'Non indicata', undefined],
  ['Rilasciato il', '23/01/1997', undefined],
  ['Numero', '', undefined],
  ['constructor', 'x', undefined],
] as const)('%s %j is compared with the lines of a card', (label, value, expected) => {
  expect(of(label, value, lines())).toEqual(expected);
});

it('a document without an expiry date agrees with one whose lines have the year 99', () => {
  const never = lines({ expiryDate: '2099-01-01' });
  expect(of('Scade il', 'Senza scadenza', never)).toEqual(equal);
  expect(of('Scade il', '01/01/9999', never)).toEqual(equal);
  expect(of('Scade il', '12/06/2029', never)).toEqual(other('Senza scadenza'));
});

it('the birth date of somebody over a hundred agrees with lines, which have two digits of the year', () => {
  const read = lines({ birthDate: '2021-03-20' });
  expect(of('Data di nascita', '20/03/1921', read)).toEqual(equal);
  expect(of('Data di nascita', '20/03/1931', read)).toEqual(other('20/03/2021'));
});

it('forms of a tax code with omocodia agree, from the bar code and from the lines', () => {
  for (const read of [barCode('NVNGLI97R63L37UN'), lines({ taxCode: 'NVNGLI97R63L37UN' })]) {
    expect(of('Codice fiscale', 'NVNGLI97R63L378Q', read)).toEqual(equal);
    expect(of('Codice fiscale', 'GHSGUO81A25F839Y', read)).toEqual(other('NVNGLI97R63L37UN'));
  }
});

it('compares all sides: reports one that differs, whatever the other says', () => {
  const [right, wrong] = [lines(), lines({ number: 'CX37720EG' })];
  expect(of('Numero', 'CD84299DZ', right, wrong)).toEqual(other('CX37720EG'));
  expect(of('Numero', 'CD84299DZ', NOTHING_READ, right)).toEqual(equal);
  expect(of('Numero', 'CD84299DZ', NOTHING_READ, barCode('NVNGLI97R63L37UN'))).toBeUndefined();
  expect(of('Numero', 'CD84299DZ')).toBeUndefined();
});

it.each([
  ['Cognome', "D'Ângelo", 'DANGELO<<NICCOLO<<<<<', equal],
  ['Cognome', 'De Rossi', 'DE<ROSSI<<ANNA<MARIA<<<', equal],
  ['Nome', 'Anna Maria', 'DE<ROSSI<<ANNA<MARIA<<<', equal],
  ['Nome', "Niccolo'", 'DANGELO<<NICCOLO<<<<<', equal],
  ['Nome', 'Anna', 'DE<ROSSI<<ANNA<MARIA<<<', undefined],
  ['Nome', 'Anna', 'DE<ROSSI<<ANNA', undefined],
  ['Cognome', 'De Rossi', 'DE<ROSSI', undefined],
  ['Cognome', 'Bianchi', 'DE<ROSSI<<ANNA<MARIA<<<', undefined],
] as const)('%s %j is reported from the lines %j only if it is equal', (label, value, line, expected) => {
  expect(of(label, value, names(line))).toEqual(expected);
});

it('reports a citizenship only if it is equal, names only from correct lines', () => {
  expect(of('Cittadinanza', 'Italia', names('A<<B<'))).toEqual(equal);
  expect(of('Cittadinanza', 'Italia', names('A<<B<', 'ROU'))).toBeUndefined();
  expect(of('Cognome', 'A', { ...names('A<<B<'), mrz: null })).toBeUndefined();
  expect(of('Cognome', 'A', names('A<<B<'), names('C<<B<'))).toBeUndefined();
});
