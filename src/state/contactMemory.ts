/** Remembers only the applicant's e-mail and phone across visits, in local storage (spec, 3.5). */
import { MOBILE_DIGITS } from '../contract/limits';

export interface RememberedContact {
  readonly email: string;
  /** Digits without the prefix. */
  readonly cellulare: string;
}

const KEY = 'apertura.contact';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const nothing: RememberedContact = { email: '', cellulare: '' };

/** Returns undefined if the browser refuses storage, because reading the property then throws. */
const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

const mobile = new RegExp(`^\\d{${MOBILE_DIGITS.min},${MOBILE_DIGITS.max}}$`);
const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
const isMobile = (value: unknown): value is string => typeof value === 'string' && mobile.test(value);

const parse = (text: string | null, now: number): RememberedContact | undefined => {
  if (text === null) return undefined;
  const { email, cellulare, at } = JSON.parse(text) as Record<string, unknown>;
  if (typeof at !== 'number' || at > now || now - at >= LIFETIME_MS) return undefined;
  return { email: isEmail(email) ? email : '', cellulare: isMobile(cellulare) ? cellulare : '' };
};

export const forgetContact = (): void => {
  try {
    storage()?.removeItem(KEY);
  } catch {
    // Storage that cannot be changed holds nothing.
  }
};

/**
 * Reads and validates the record, which other scripts or older versions may have written. Removes it if it is
 * expired or invalid.
 */
export const readContact = (now: number = Date.now()): RememberedContact => {
  try {
    const known = parse(storage()?.getItem(KEY) ?? null, now);
    if (known) return known;
  } catch {
    // The record is not readable.
  }
  forgetContact();
  return nothing;
};

export const rememberContact = (contact: Partial<RememberedContact>, now: number = Date.now()): void => {
  try {
    const known = { ...readContact(now), ...contact, at: now };
    storage()?.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or refused: the app works without it.
  }
};
