import { cleanText } from './text';

/** `adding` is false while the user deletes or types in the middle. Then nothing may be inserted. */
type Rewrite = (text: string, adding: boolean) => string;

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const ISO = /^(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?(?:\/.*)?$/;

/** Digits that begin with a year, as far as they are typed: '2015' is not the day 20 of the month 15. */
const yearFirstDigits = (lengths: readonly number[]): RegExp =>
  lengths.length < 3
    ? /^((?:19|20)\d{0,2})(\d{0,2})()$/
    : /^((?:19|20)(?:00|1[3-9]|[2-9]\d))(\d{0,2})(\d{0,2})$/;

const monthNumber = (word: string): string => {
  const month = MONTHS.findIndex((name) => name.startsWith(word.toLowerCase()));
  return month < 0 ? '' : ` ${month + 1} `;
};

const slashed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/T(?=\d)/g, ' ')
    .replace(/\p{L}{3,}/gu, monthNumber)
    .replace(/[^\d/.\-\s]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?[/.-] ?| /g, '/');

const cut = (digits: string, lengths: readonly number[]): string[] => {
  const [length = 0, ...others] = lengths;
  return others.length === 0 || digits.length <= length
    ? [digits]
    : [digits.slice(0, length), ...cut(digits.slice(length), others)];
};

/**
 * Digits that do not fit into the last part start a new one: '01/022' becomes '01', '02', '2'. `end` is '/'
 * while typing, because the user may type the slash that was inserted automatically.
 */
const partsOf = (text: string, lengths: readonly number[], end: '/' | ''): readonly string[] => {
  const written = slashed(text)
    .replace(/^\/+/, '')
    .replace(/([^/])\/+$/, `$1${end}`);
  const iso = ISO.exec(written);
  if (iso?.[lengths.length] !== undefined) return iso.slice(1, lengths.length + 1).reverse();
  const digits = yearFirstDigits(lengths)
    .exec(written)
    ?.slice(1, lengths.length + 1);
  if (digits) return digits.at(-1)?.length === 2 ? digits.reverse() : [written];
  const parts = written.split('/');
  const closed = parts.slice(0, -1);
  const open = parts.at(-1) ?? '';
  const fits = closed.every((part, index) => part.length <= (lengths[index] ?? 0));
  return fits ? [...closed, ...cut(open, lengths.slice(closed.length))] : parts;
};

const padded = (parts: readonly string[], lengths: readonly number[]): string[] =>
  parts.map((part, index) =>
    part === '' || index === parts.length - 1 ? part : part.padStart(lengths[index] ?? 0, '0'),
  );

/**
 * '01022030', '1/2/2030', '1.2.2030', '2030-02-01' and '1 febbraio 2030' all become '01/02/2030'. Slashes are
 * inserted only while text is added at the end.
 */
const dateMask =
  (lengths: readonly number[]): Rewrite =>
  (text, adding) => {
    const kept = maskOtherFormat(text, adding, lengths);
    if (kept !== undefined) return kept;
    if (!adding) return slashed(text);
    const parts = partsOf(text, lengths, '/').slice(0, lengths.length);
    const fitting = padded(parts, lengths).map((part, index) => part.slice(0, lengths[index]));
    const goesOn = parts.length < lengths.length && fitting.at(-1)?.length === lengths[parts.length - 1];
    return fitting.join('/') + (goesOn ? '/' : '');
  };

/** The slashes were inserted before it showed that the year was typed first. */
const yearFirst = (text: string, lengths: readonly number[]): string =>
  lengths.length < 3
    ? text
    : text
        // Digits 3-4 are not a month: the year was typed first.
        .replace(/^(19|20)\/(00|1[3-9]|[2-9]\d)(?:\/(?=[-./]$)|$)/, '$1$2')
        // The first two pairs are a year, as the dash shows.
        .replace(/^(19|20)\/(\d\d)\/(\d\d)(?=-$)/, '$1$2-$3');

/** A date with a month name or a leading year stays as typed until it is complete. Undefined for others. */
const maskOtherFormat = (typed: string, adding: boolean, lengths: readonly number[]): string | undefined => {
  const text = adding ? yearFirst(typed, lengths) : typed;
  // Not yet a date, or words for none.
  if (!/\d/.test(text.normalize('NFKC'))) return text;
  const words = /\p{L}/u.test(text);
  const digits = yearFirstDigits(lengths).test(text);
  if (!words && !(adding && (digits || /^\d{4}[-./]/.test(text)))) return undefined;
  const whole = tidy(lengths)(text);
  const isWhole = /^(?:\d\d\/)+\d{4}$/.test(whole) && (words || digits || /\D\d\d$/.test(text));
  return adding && isWhole ? whole : text;
};

/** Applied on blur. */
const tidy = (lengths: readonly number[]) => (text: string) =>
  padded(partsOf(text, lengths, ''), lengths).join('/');

/** Where a date lies: it decides the century of a year of two digits. */
type Era = 'birth' | 'past' | 'future';

/** In 2026 '27' is rather a slip than 1927, but for births. */
const SLIP_YEARS = 10;

/**
 * The latest year that can be meant: of the past, '50' is 1950 until 2050 comes. Expiry dates are near. A
 * probable slip stays as it is, so that it is asked about.
 */
const fullYear = (year: string, era: Era): string => {
  const ahead = Number(`20${year}`) - new Date().getFullYear();
  if (era === 'past' && ahead > 0 && ahead <= SLIP_YEARS) return year;
  return `${era !== 'future' && ahead > 0 ? 19 : 20}${year}`;
};

const REAL = /^(?:(?:0[1-9]|[12]\d|3[01])\/)?(?:0[1-9]|1[0-2])\/(?:\d\d){1,2}$/;
/** A text that is no date with words in it, or without a digit: it is judged as it was typed. */
const isNoDate = (text: string, tidied: string, lengths: readonly number[]): boolean =>
  !/\d/.test(tidied) ||
  (/\p{L}/u.test(text) && !(REAL.test(tidied) && tidied.split('/').length === lengths.length));

/** Applied on blur, too: a year of two digits becomes one of four, which the applicant then sees. */
const tidyIn =
  (era: Era, lengths: readonly number[]) =>
  (text: string): string => {
    const typed = cleanText(text);
    const tidied = tidy(lengths)(typed);
    if (isNoDate(typed, tidied, lengths)) return typed;
    return tidied.replace(/^((?:\d\d\/)?(?:0[1-9]|1[0-2])\/)(\d\d)$/, (whole, before: string, year: string) =>
      before.split('/').length === lengths.length ? before + fullYear(year, era) : whole,
    );
  };

const DATE = [2, 2, 4] as const;
const MONTH = [2, 4] as const;
export const maskDate = dateMask(DATE);
export const maskMonth = dateMask(MONTH);
export const tidyBirthDate = tidyIn('birth', DATE);
export const tidyPastDate = tidyIn('past', DATE);
export const tidyFutureDate = tidyIn('future', DATE);
export const tidyPastMonth = tidyIn('past', MONTH);
