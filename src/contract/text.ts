/** From typed text to the text that is sent (spec, 5.1). */
import { inGroups } from './amountText';
import { TAX_CODE_LENGTH, TURNOVER_MAX_LENGTH } from './limits';

/** They come with pasted text. */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9-\u02BC\u2032]/g;
const QUOTES = /[\u201C-\u201F]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACES = /\s+/g;
const FINAL_ACCENT = /([aeiou])[\u0300\u0301](?![\p{L}'])/giu;

/** Most texts consist of these only. Nothing is done to them, since each replacement takes time. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const plain = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replace(INVISIBLE, '')
        .replace(/\u00B4/g, "'")
        .replace(/\u00BA/g, '°')
        .normalize('NFKC')
        .replace(APOSTROPHES, "'")
        .replace(QUOTES, '"')
        .replace(DASHES, '-');

/** A combining mark that then follows a letter is composed with it. */
const without = (text: string, separators: RegExp): string => text.replace(separators, '').normalize('NFC');

const upper = (text: string): string => plain(plain(text).toUpperCase());

/**
 * 'Niccolò' becomes "Niccolo'". Inside a word ('María', 'Müller') the accent is dropped, because an
 * apostrophe would split the word.
 */
export const accentsToApostrophes = (text: string): string =>
  isAscii(text)
    ? text
    : text.normalize('NFD').replace(FINAL_ACCENT, "$1'").replace(/\p{M}/gu, '').normalize('NFC');

export const cleanText = (text: string): string =>
  accentsToApostrophes(plain(text).replace(/`/g, "'")).replace(SPACES, ' ').trim();

/** A town with two names, as on its papers: 'Bolzano/Bozen'. The specification takes a hyphen, no slash. */
export const cleanTown = (text: string): string => cleanText(text).replace(/(\p{L}) ?\/ ?(?=\p{L})/gu, '$1-');

export const capitalizeWords = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/(?:^|[\s'-])\p{L}/gu, (start) => {
      const capital = start.toUpperCase();
      // 'ß' has no upper-case form of one letter.
      return capital.length === start.length ? capital : start;
    });

const TAX_CODE_WORDS = new RegExp(`^(?:CODICEFISCALE|CF)(?=.{${TAX_CODE_LENGTH}}$)`);

export const cleanTaxCode = (text: string): string => cleanCode(text).replace(TAX_CODE_WORDS, '');

/** Every mail server knows the ASCII form of a domain: 'città.it' is 'xn--citt-3na.it'. */
const withAsciiDomain = (address: string): string => {
  const [, local = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]{1,253})$/u.exec(address) ?? [];
  if (!/[^ -~]/.test(domain) || /(?:^|\.)-|-(?:\.|$)/.test(domain)) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
};

/**
 * Mail programs and sentences put words and signs around an address. Phones insert a blank after a dot, which
 * is removed. Other blanks stay and are refused: 'mario rossi@…' is not 'mariorossi@…'.
 */
export const cleanEmail = (text: string): string =>
  withAsciiDomain(
    plain(text)
      .toLowerCase()
      .replace(SPACES, ' ')
      .trim()
      .replace(/^.*<([^<>]*)>[.,; ]*$/, '$1')
      .replace(/^(?: ?mailto:)+/, '')
      .replace(/ ?([@.]) ?/g, '$1')
      .replace(/([^.,; ])[.,; ]+$/, '$1')
      .trim(),
  );

export const digitsOnly = (text: string): string => plain(text).replace(/\D/g, '');

/**
 * People paste '123 456', '123-456', or a whole message. A browser may fill the code in more than once:
 * '123456123456'.
 */
export const cleanOneTimeCode = (text: string): string => {
  const code =
    /^\s*(\d{3})[\s-]?(\d{3})(?:[\s-]?\1[\s-]?\2)+\s*$/.exec(plain(text)) ??
    /(?:^|\D)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(plain(text));
  return code ? `${code[1]}${code[2]}` : digitsOnly(text);
};

const SEPARATOR = '[\\s.:/_-]';
const SEPARATORS = new RegExp(SEPARATOR, 'g');

export const cleanCode = (text: string): string => without(upper(text), SEPARATORS);

const LABELLED =
  /^((?:CARTAD'?IDENTIT(?:A'?|À)|PASSAPORTO|PATENTE|NUMERO|NUM|NR|N|CIE|CI|°)+?)([A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7}[A-Z]?|\d{7}[A-Z]{2}|U1[A-Z0-9]{7}[A-Z]|I\d{8})$/;

/**
 * 'C.I. n° CA12345AB' becomes 'CA12345AB'. Numbers can start with the same letters, so the label must be
 * separated from the number.
 */
export const cleanDocumentNumber = (text: string): string => {
  const code = cleanCode(text);
  const [, label, number = ''] = LABELLED.exec(code) ?? [];
  if (label === undefined) return code;
  const apart = new RegExp(`${SEPARATOR}${[...number].join(`${SEPARATOR}*`)}${SEPARATOR}*$`);
  return label.endsWith('°') || apart.test(upper(text)) ? number : code;
};

export const cleanVatNumber = (text: string): string =>
  cleanCode(text).replace(/^(?:PARTITAIVA|PIVA|PI|IT)+(?=\d)/, '');

/** Other characters than the usual separators stay and are refused. */
export const cleanNumber = (text: string): string => without(plain(text), /[\s./()-]/g);

/**
 * The prefix is shown beside the field: '+39 333 1234567' becomes '3331234567'. Mobile numbers can start with
 * 39 too. Without a plus, 39 is the prefix only if the number would be too long with it.
 */
export const cleanPhone = (text: string): string =>
  cleanNumber(text)
    .replace(/^(?:tel:?|\+39|0039)+/i, '')
    .replace(/^39(?=3\d{9}$|0[1-9]\d{7,9}$)/, '');

/** A count: '1.5' must not become 15. */
export const cleanCount = (text: string): string => plain(text).trim();

const AMOUNT = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*|\d+)(?:[.,]\d{1,2})?$/;

/** '1.5', '1.0' and '0,75': nobody has a turnover of so few euros. Millions or thousands are meant. */
const IN_MILLIONS = /^\d{1,3}[.,](?!00$)\d{1,2}$/;

/**
 * Cents are dropped: '125.000,00', '125000.00', '125,000.00'. With more than 16 digits there is no place for
 * dots in the 21 characters (spec, 5.4): those are sent without.
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
  if (euros === '' || euros.length > TURNOVER_MAX_LENGTH || IN_MILLIONS.test(bare)) return typed;
  const grouped = inGroups(euros);
  return grouped.length > TURNOVER_MAX_LENGTH ? euros : grouped;
};

export const trimmed = (text: string): string => text.trim();
