/** What was typed and not sent, for the tab's next load: readable only with what the service tells its session. */
import type { DraftsState } from './drafts';
import { writeTab } from './keepingStore';
import { readTab } from './keepingTab';

/** What GCM takes without hashing it first. */
const IV_BYTES = 12;
const CIPHER = 'AES-GCM';

interface SealedRecord {
  readonly iv: string;
  readonly data: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const derive = async (secret: string): Promise<CryptoKey> => {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array();
  const info = bytesOf('apertura.drafts');
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    material,
    { name: CIPHER, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
};

let known: { readonly secret: string; readonly key: Promise<CryptoKey> } | undefined;

/** The last one is at hand: a page that is being left has time for one step, not for four. */
const keyOf = (secret: string): Promise<CryptoKey> => {
  if (known?.secret !== secret) known = { secret, key: derive(secret) };
  return known.key;
};

export const forgetKey = (): void => {
  known = undefined;
};

/** The record's text. Rejects where the page is not in a secure context: browsers have no WebCrypto there. */
export const sealDrafts = async (secret: string, drafts: string): Promise<string> => {
  const key = await keyOf(secret);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytesOf(drafts));
  return JSON.stringify({ iv: base64(iv), data: base64(new Uint8Array(data)) } satisfies SealedRecord);
};

const open = async (secret: string, text: string): Promise<DraftsState> => {
  const { iv, data } = JSON.parse(text) as SealedRecord;
  const key = await keyOf(secret);
  const plain = await crypto.subtle.decrypt({ name: CIPHER, iv: fromBase64(iv) }, key, fromBase64(data));
  // Authentic, so the app's own: steps and forms take out of it what they know.
  return JSON.parse(new TextDecoder().decode(plain)) as DraftsState;
};

/** Nothing where there is no record; one that does not open is removed. */
export const openDrafts = async (name: string, secret: string): Promise<DraftsState> => {
  const text = readTab(name);
  if (text === null) return {};
  try {
    return await open(secret, text);
  } catch {
    writeTab(name, null);
    return {};
  }
};
