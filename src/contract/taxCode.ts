/**
 * Decree no. 13813 of 23 December 1976: three letters of the surname, three of the name, year, month letter
 * and day of birth (plus 40 for women), cadastral code of the birthplace, check character. Client and service
 * both use this implementation.
 */
import { FEMALE_DAY_OFFSET, MONTH_LETTERS } from './taxCodeDigits';

export type TaxCodeSex = 'M' | 'F';

export interface TaxCodePerson {
  readonly nome: string;
  readonly cognome: string;
  /** Birth date, dd/MM/yyyy. */
  readonly data: string;
  readonly sesso: TaxCodeSex;
  /** Cadastral (Belfiore) code of the birthplace: a letter and three digits; Z for foreign states. */
  readonly codice: string;
}

export type TaxCodeFailure = 'surname' | 'name' | 'date' | 'sex' | 'place';

export type TaxCodeResult =
  | { readonly ok: true; readonly cf: string }
  | { readonly ok: false; readonly part: TaxCodeFailure };

const EVEN = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Values of characters in odd positions, counted from one. 0-9 and A-J share the first table. */
const ODD_DIGIT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_FROM_K = [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * Letters without a decomposition into base letter and accent, as passports write them (ICAO 9303, part 3).
 */
const LIGATURES: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
};

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^A-Z]/gu, (letter) => LIGATURES[letter] ?? '');

const consonantsOf = (letters: string): string => letters.replace(/[AEIOU]/g, '');
const vowelsOf = (letters: string): string => letters.replace(/[^AEIOU]/g, '');
const threeOf = (consonants: string, letters: string): string =>
  `${consonants}${vowelsOf(letters)}XX`.slice(0, 3);

export const surnameLetters = (surname: string): string => {
  const letters = lettersOf(surname);
  return letters && threeOf(consonantsOf(letters), letters);
};

export const nameLetters = (name: string): string => {
  const letters = lettersOf(name);
  const consonants = consonantsOf(letters);
  const chosen = consonants.length > 3 ? `${consonants[0]}${consonants.slice(2)}` : consonants;
  return letters && threeOf(chosen, letters);
};

const oddValue = (value: number): number =>
  value < 10
    ? (ODD_DIGIT[value] ?? 0)
    : value < 20
      ? (ODD_DIGIT[value - 10] ?? 0)
      : (ODD_FROM_K[value - 20] ?? 0);

/** Omocode letters included; '' for any other input. */
export const checkCharacter = (first15: string): string => {
  if (!/^[0-9A-Z]{15}$/.test(first15)) return '';
  const sum = [...first15].reduce((total, character, place) => {
    const value = EVEN.indexOf(character);
    const even = value < 10 ? value : value - 10;
    return total + (place % 2 === 0 ? oddValue(value) : even);
  }, 0);
  return EVEN[10 + (sum % 26)] ?? '';
};

const dateLetters = (date: string, sex: TaxCodeSex): string => {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date) ?? [];
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A date that does not exist, or a year below 100, is converted to another date.
  if (!year || real.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return '';
  const dayOfSex = Number(day) + (sex === 'F' ? FEMALE_DAY_OFFSET : 0);
  return `${year.slice(2)}${MONTH_LETTERS[Number(month) - 1]}${String(dayOfSex).padStart(2, '0')}`;
};

export const computeTaxCode = (person: TaxCodePerson): TaxCodeResult => {
  const surname = surnameLetters(person.cognome);
  if (!surname) return { ok: false, part: 'surname' };
  const name = nameLetters(person.nome);
  if (!name) return { ok: false, part: 'name' };
  if (person.sesso !== 'M' && person.sesso !== 'F') return { ok: false, part: 'sex' };
  const birth = dateLetters(person.data, person.sesso);
  if (!birth) return { ok: false, part: 'date' };
  if (!/^[A-Z]\d{3}$/.test(person.codice)) return { ok: false, part: 'place' };
  const first15 = `${surname}${name}${birth}${person.codice}`;
  return { ok: true, cf: first15 + checkCharacter(first15) };
};

export const matchesNames = (
  cf: string,
  { nome, cognome }: { readonly nome: string; readonly cognome: string },
): { readonly cognome: boolean; readonly nome: boolean } => ({
  cognome: surnameLetters(cognome) !== '' && cf.slice(0, 3) === surnameLetters(cognome),
  nome: nameLetters(nome) !== '' && cf.slice(3, 6) === nameLetters(nome),
});
