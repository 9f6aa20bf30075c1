/** Text handling of the spec's 5.1: the one place where typed text becomes the text that is sent. */

const APOSTROPHES = /[\u2018\u2019\u02BC\u0060\u00B4\u2032]/g;
const SPACES = /\s+/gu;
const ITALIAN_ACCENTED = /([aeiou])[\u0300\u0301]/gi;
const COMBINING = /[\u0300-\u036F]/g;

/**
 * Accents become apostrophes: "Niccolò" is "Niccolo'". Inside a word ("María", "Müller") an apostrophe would
 * split it, so the mark is dropped there.
 */
export const accentsToApostrophes = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ITALIAN_ACCENTED, (whole, vowel: string, offset: number, all: string) =>
      /^[\p{L}'\u2019]/u.test(all.slice(offset + whole.length)) ? vowel : `${vowel}'`,
    )
    .replace(COMBINING, '')
    .normalize('NFKC');

/** Trimmed, blanks collapsed, typographic apostrophes straight, accents turned into apostrophes. */
export const cleanText = (text: string): string =>
  accentsToApostrophes(text.replace(APOSTROPHES, "'")).replace(SPACES, ' ').trim();

/** First letter of every word in upper case, the rest in lower case. */
export const capitalizeWords = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const cleanTaxCode = (text: string): string =>
  text.normalize('NFKC').replace(SPACES, '').toUpperCase();

export const cleanEmail = (text: string): string => text.normalize('NFKC').replace(SPACES, '').toLowerCase();

/** Digits alone, for codes and numbers pasted as '123 456' or '123-456'. */
export const digitsOnly = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A document's number or a VAT number: no blanks or dashes, upper case. */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s./-]/g, '')
    .toUpperCase();

/** A number as people write it; anything else than its separators stays, to be refused. */
export const cleanNumber = (text: string): string => text.normalize('NFKC').replace(/[\s./-]/g, '');

/** An Italian telephone number without the prefix, which stands beside the field: '+39 333 1234567' is '3331234567'. */
export const cleanPhone = (text: string): string =>
  cleanNumber(text.normalize('NFKC').replace(/^\s*(?:\+|00)\s*39/, ''));

export const trimmed = (text: string): string => text.trim();
