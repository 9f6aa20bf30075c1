/**
 * Remembers only the applicant's e-mail and phone, in local storage (spec, 3.5), for a visit that continues
 * the same request: the next person at a shared computer has another one.
 */
import { CONTACT_KEPT_MS, MOBILE_DIGITS } from '../contract/limits';

export interface RememberedContact {
  readonly email: string;
  /** Digits without the prefix. */
  readonly cellulare: string;
}

const KEY = 'apertura.contact';

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

/** Recognises a request without its guid, which is part of addresses. FNV-1a, 32 bits. */
const markOf = (guid: string): number => {
  let mark = 0x811c9dc5;
  for (const character of guid) mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return mark;
};

interface Place {
  /** The current request. '' if there is none: then nothing is remembered. */
  readonly guid: string;
  readonly now?: number;
}

const parse = (text: string | null, { guid, now = Date.now() }: Place): RememberedContact | undefined => {
  if (text === null || guid === '') return undefined;
  const { email, cellulare, at, of } = JSON.parse(text) as Record<string, unknown>;
  if (typeof at !== 'number' || at > now || now - at >= CONTACT_KEPT_MS) return undefined;
  if (of !== markOf(guid)) return undefined;
  return { email: isEmail(email) ? email : '', cellulare: isMobile(cellulare) ? cellulare : '' };
};

export const forgetContact = (): void => {
  try {
    storage()?.removeItem(KEY);
  } catch {
    // Storage is unavailable: nothing to remove.
  }
};

/** Validates the record, because other scripts or older versions may have written it. */
export const readContact = (place: Place): RememberedContact => {
  try {
    const known = parse(storage()?.getItem(KEY) ?? null, place);
    if (known) return known;
  } catch {
    // The record is not readable.
  }
  forgetContact();
  return nothing;
};

export const rememberContact = (contact: Partial<RememberedContact>, place: Place): void => {
  if (place.guid === '') return;
  try {
    const at = place.now ?? Date.now();
    const known = { ...readContact(place), ...contact, at, of: markOf(place.guid) };
    storage()?.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or refused: the app works without it.
  }
};
