/** Dates as they are typed, pasted and dictated, and as they are sent. */

/** `adding` is false while deleting and while writing in the middle, when nothing must be put in. */
type Rewrite = (text: string, adding: boolean) => string;

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const ISO = /^(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?(?:\/.*)?$/;

/** 'febbraio' and 'feb' are 2; any other word is nothing. */
const monthNumber = (word: string): string => {
  const month = MONTHS.findIndex((name) => name.startsWith(word.toLowerCase()));
  return month < 0 ? '' : ` ${month + 1} `;
};

/** Digits and what separates them, a blank being the same as a slash. */
const slashed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/T(?=\d)/g, ' ')
    .replace(/\p{L}{3,}/gu, monthNumber)
    .replace(/[^\d/.\-\s]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?[/.-] ?| /g, '/');

/** 'ddMMyyyy' in its parts. */
const cut = (digits: string, lengths: readonly number[]): string[] => {
  const [length = 0, ...others] = lengths;
  return others.length === 0 || digits.length <= length
    ? [digits]
    : [digits.slice(0, length), ...cut(digits.slice(length), others)];
};

/**
 * Day, month and year as far as they are there; what does not fit into the last goes on:
 * '01/022' is '01/02/2'. `end` is what stays of slashes at the end: the one that came by
 * itself may be typed all the same.
 */
const partsOf = (text: string, lengths: readonly number[], end: '/' | ''): readonly string[] => {
  const written = slashed(text)
    .replace(/^\/+/, '')
    .replace(/([^/])\/+$/, `$1${end}`);
  const iso = ISO.exec(written);
  if (iso?.[lengths.length] !== undefined) return iso.slice(1, lengths.length + 1).reverse();
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
 * Slashes by themselves, for 'dd/MM/yyyy' ([2, 2, 4]) and 'MM/yyyy' ([2, 4]): '01022030',
 * '1/2/2030', '1.2.2030', '2030-02-01' and '1 febbraio 2030' all become '01/02/2030'. Else
 * than at the end nothing is put in.
 */
export const dateMask =
  (lengths: readonly number[]): Rewrite =>
  (text, adding) => {
    const kept = inOtherWords(text, adding, lengths);
    if (kept !== undefined) return kept;
    if (!adding) return slashed(text);
    const parts = partsOf(text, lengths, '/').slice(0, lengths.length);
    const fitting = padded(parts, lengths).map((part, index) => part.slice(0, lengths[index]));
    const goesOn = parts.length < lengths.length && fitting.at(-1)?.length === lengths[parts.length - 1];
    return fitting.join('/') + (goesOn ? '/' : '');
  };

/** A year first, and a dash: the slashes that came by themselves between its digits go. */
const yearFirst = (text: string, lengths: readonly number[]): string =>
  lengths.length < 3
    ? text.replace(/^(19|20)\/(\d\d)(?=[-./]$)/, '$1$2')
    : text
        // No month.
        .replace(/^(19|20)\/(00|1[3-9]|[2-9]\d)\/(?=[-./]$)/, '$1$2')
        // No year, when it is closed.
        .replace(/^(19|20)\/(\d\d)\/(\d\d)(?=-$)/, '$1$2-$3');

/** A month in letters, or a year first: left alone until it is whole. */
const inOtherWords = (typed: string, adding: boolean, lengths: readonly number[]): string | undefined => {
  const text = adding ? yearFirst(typed, lengths) : typed;
  const words = /\p{L}/u.test(text);
  if (!words && !(adding && /^\d{4}[-./]/.test(text))) return undefined;
  const whole = tidy(lengths)(text);
  const isWhole = /^(?:\d\d\/)+\d{4}$/.test(whole) && (words || /\D\d\d$/.test(text));
  return adding && isWhole ? whole : text;
};

/** When the field is left: a day, a month of one digit gets its zero, and a hanging slash goes. */
const tidy = (lengths: readonly number[]) => (text: string) =>
  padded(partsOf(text, lengths, ''), lengths).join('/');

const DATE = [2, 2, 4] as const;
const MONTH = [2, 4] as const;
export const maskDate = dateMask(DATE);
export const maskMonth = dateMask(MONTH);
export const tidyDate = tidy(DATE);
export const tidyMonth = tidy(MONTH);
