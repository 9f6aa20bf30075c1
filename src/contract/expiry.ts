import { tidyFutureDate } from './dateText';
import { documentTypes } from './documentTypes';

/** How registers write 'no expiry' (ministry of the interior, circular 60 of 24/07/2026). */
export const NO_EXPIRY = '01/01/9999';
export const NO_EXPIRY_TEXT = 'Senza scadenza';

/** Since 30/07/2026 identity cards of people over 70 have no expiry date. */
export const mayLackExpiry = (type: string): boolean => type === documentTypes.identityCard;

const WORDS =
  /^ill\.?$|il+im|indet|tempo ind|indefin|infinit|permanent|perpetu|perenne|etern|sempre|senza|sans|ohne|\bsin (?:caduc|venc|fecha|l[ií]m)|sine die|priv[ao] di|assente|manca|non (?:scad|ha scadenza|in scadenza|previst|soggett|indicat|specificat|present|applicabil|esist|c['’]?[eè])|nessun|never|none|\ba vita\b|vita natural|vitalizi|\bno (?:scad|expir|data)|unlimited|unbe(?:grenzt|fristet)/iu;
const NO_DATE = /^\s*(?:no|n[./]?\s?[ad]\.?|∞|[0x./]{6,}|[-*<=_/\\\p{Pd}][-*<=_/\\\s\p{Pd}]*)\s*$/iu;
/** Beside digits it may be a month: '10 mai 2030'. */
const NEVER_SAID = /^\D*\bmai\b\D*$/iu;
/** The year 9999 as computers write it, or a date in that year; the field may have added slashes. */
const COMPACT = /^\s*99\/?99(?:\/?\d\d\/?\d\d)?\/?\s*$/;
const NEVER = /^\d\d\/\d\d\/[29]999$/;

export const cleanExpiry = (text: string): string => {
  if ([WORDS, NO_DATE, NEVER_SAID, COMPACT].some((pattern) => pattern.test(text))) return NO_EXPIRY;
  const date = tidyFutureDate(text);
  return NEVER.test(date) ? NO_EXPIRY : date;
};

export const expiryText = (date: string): string => (date === NO_EXPIRY ? NO_EXPIRY_TEXT : date);

/**
 * A paper card: two letters and seven digits. Void since 03/08/2026, with any expiry date (Regulation EU
 * 2019/1157).
 */
export const isPaperCard = (type: string, number: string): boolean =>
  type === documentTypes.identityCard && /^[A-Z]{2}\d{7}$/.test(number.replace(/[\s.-]/g, '').toUpperCase());

/** Machine-readable lines have two digits of a year; no document is valid until 2099. */
const NEVER_READ = /^2099-/;

export const dateRead = (date: string): string => date.split('-').reverse().join('/');

export const expiryRead = (date: string): string => (NEVER_READ.test(date) ? NO_EXPIRY : dateRead(date));
