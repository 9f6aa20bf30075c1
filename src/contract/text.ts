/** Text handling of the spec's 5.1: the one place where typed text becomes the text that is sent. */
import { TAX_CODE_LENGTH, TURNOVER_MAX_LENGTH } from './limits';

/**
 * Zero-width characters, direction marks, soft hyphens, controls: they come with
 * what is pasted and cannot be seen.
 */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9-\u02BC\u2032]/g;
const QUOTES = /[\u201C-\u201F]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACES = /\s+/g;
const FINAL_ACCENT = /([aeiou])[\u0300\u0301](?![\p{L}'])/giu;

/**
 * Full-width digits, ligatures, no-break spaces, curly quotes and long dashes as plain
 * ones; nothing that cannot be seen.
 */
const plain = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/\u00B4/g, "'")
    .replace(/\u00BA/g, '°')
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-');

/** A mark that loses what was between it and a letter joins that letter. */
const without = (text: string, separators: RegExp): string => text.replace(separators, '').normalize('NFC');

const upper = (text: string): string => plain(plain(text).toUpperCase());

/**
 * Accents become apostrophes: "Niccolò" is "Niccolo'". Inside a word ("María", "Müller") an apostrophe would
 * split it, so the mark is dropped there.
 */
export const accentsToApostrophes = (text: string): string =>
  text.normalize('NFD').replace(FINAL_ACCENT, "$1'").replace(/\p{M}/gu, '').normalize('NFC');

/** Trimmed, blanks collapsed, accents turned into apostrophes. */
export const cleanText = (text: string): string =>
  accentsToApostrophes(plain(text).replace(/`/g, "'")).replace(SPACES, ' ').trim();

/** First letter of every word in upper case, the rest in lower case. */
export const capitalizeWords = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/(?:^|[\s'-])\p{L}/gu, (start) => {
      const capital = start.toUpperCase();
      // 'ß' has none of one letter.
      return capital.length === start.length ? capital : start;
    });

/** A house without a number is SNC, however that was written: 'Via Roma, s.n.' is 'Via Roma SNC'. */
export const cleanAddress = (text: string): string =>
  cleanText(text)
    .replace(/(?: ?,| ) ?(?:s\.? ?n\.?|s\/n|senza numero(?: civico)?)$/i, ' SNC')
    .trim();

const TAX_CODE_WORDS = new RegExp(`^(?:CODICEFISCALE|CF)(?=.{${TAX_CODE_LENGTH}}$)`);

export const cleanTaxCode = (text: string): string => cleanCode(text).replace(TAX_CODE_WORDS, '');

/**
 * Lower case, without what a mail program or a sentence puts around an address. Telephones put a blank after
 * a dot; any other blank stays, to be refused: 'mario rossi@…' is not 'mariorossi@…'.
 */
export const cleanEmail = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(SPACES, ' ')
    .trim()
    .replace(/^.*<([^<>]*)>[.,; ]*$/, '$1')
    .replace(/^(?: ?mailto:)+/, '')
    .replace(/ ?([@.]) ?/g, '$1')
    .replace(/([^.,; ])[.,; ]+$/, '$1')
    .trim();

/** Digits alone. */
export const digitsOnly = (text: string): string => plain(text).replace(/\D/g, '');

/** A one-time code as it is pasted: '123 456', '123-456', or the whole message that it stands in. */
export const cleanOneTimeCode = (text: string): string => {
  const code = /(?:^|\D)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(plain(text));
  return code ? `${code[1]}${code[2]}` : digitsOnly(text);
};

const SEPARATOR = '[\\s.:/_-]';
const SEPARATORS = new RegExp(SEPARATOR, 'g');

/** A code: no blanks or dashes, upper case. */
export const cleanCode = (text: string): string => without(upper(text), SEPARATORS);

/** What stands before a document's number on paper, and a number long enough to be told from it. */
const LABELLED =
  /^((?:CARTAD'?IDENTIT(?:A'?|À)|PASSAPORTO|PATENTE|NUMERO|NUM|NR|N|CIE|CI|°)+?)([A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7}[A-Z]?|\d{7}[A-Z]{2}|U1[A-Z0-9]{7}[A-Z]|I\d{8})$/;

/**
 * 'C.I. n° CA12345AB' is 'CA12345AB'. Numbers begin with such letters too: a
 * label stands apart from its number.
 */
export const cleanDocumentNumber = (text: string): string => {
  const code = cleanCode(text);
  const [, label, number = ''] = LABELLED.exec(code) ?? [];
  if (label === undefined) return code;
  const apart = new RegExp(`${SEPARATOR}${[...number].join(`${SEPARATOR}*`)}${SEPARATOR}*$`);
  return label.endsWith('°') || apart.test(upper(text)) ? number : code;
};

/** Without what stands before it on paper: 'P. IVA IT 00743110157'. */
export const cleanVatNumber = (text: string): string =>
  cleanCode(text).replace(/^(?:PARTITAIVA|PIVA|PI|IT)+(?=\d)/, '');

/** A number as people write it; anything else than its separators stays, to be refused. */
export const cleanNumber = (text: string): string => without(plain(text), /[\s./()-]/g);

/**
 * An Italian telephone number without the prefix, which stands beside the field: '+39 333 1234567' is
 * '3331234567'. Mobile numbers begin with 39 too: without a plus it is the prefix only of a number
 * that would be too long with it.
 */
export const cleanPhone = (text: string): string =>
  cleanNumber(text)
    .replace(/^(?:tel:?|\+39|0039)+/i, '')
    .replace(/^39(?=3\d{9}$|0[1-9]\d{7,9}$)/, '');

/** A number of pieces: '1.5' must not become 15. */
export const cleanCount = (text: string): string => plain(text).trim();

const AMOUNT = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*|\d+)(?:[.,]\d{1,2})?$/;

/**
 * Whole euros in groups of three. Cents, as '125.000,00', '125000.00' and
 * '125,000.00' have them, are left out.
 */
export const cleanAmount = (text: string): string => {
  const typed = plain(text).trim();
  const bare = typed
    .replace(/€|euro?\b/gi, '')
    .trim()
    .replace(/[\s']/g, '.');
  const euros =
    AMOUNT.exec(bare)?.[1]
      ?.replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '') ?? '';
  if (euros === '' || euros.length > TURNOVER_MAX_LENGTH) return typed;
  const grouped = euros.replace(/\B(?=(?:\d{3})+$)/g, '.');
  // What does not fit in groups is judged as it was typed.
  return grouped.length > TURNOVER_MAX_LENGTH ? typed : grouped;
};

export const trimmed = (text: string): string => text.trim();
