/** HKDF-SHA-256 derives the key from a secret that the service gives only to the request's own sessions. */

const CIPHER = 'AES-GCM';
/** The IV length that GCM uses without hashing it. */
const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Derives a key for one purpose; keys of other purposes are independent. Rejects outside a secure context,
 * where browsers have no WebCrypto.
 */
export const deriveKey = async (secret: string, purpose: string): Promise<CryptoKey> => {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) },
    material,
    { name: CIPHER, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
};

export const sealBytes = async (
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, key, plain));
  const sealed = new Uint8Array(IV_BYTES + data.length);
  sealed.set(iv);
  sealed.set(data, IV_BYTES);
  return sealed;
};

/** Rejects data of another key, and data that was changed. */
export const openBytes = async (
  key: CryptoKey,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = sealed.slice(0, IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, sealed.slice(IV_BYTES)));
};

/** URL-safe base64, because the draft for another device goes into an address. */
export const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws for text that is no base64. */
export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
