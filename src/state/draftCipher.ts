/** What was typed, readable only with a secret that the service tells the request's own sessions: AES-256-GCM under a key by HKDF-SHA-256. */

const CIPHER = 'AES-GCM';
/** What GCM takes without hashing it first. */
const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Keys for different purposes have nothing in common. Rejects outside a secure context: browsers have no WebCrypto there. */
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

/** The IV, then what it is for. */
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

/** Rejects what another key has sealed, and what has been changed since. */
export const openBytes = async (
  key: CryptoKey,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = sealed.slice(0, IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, sealed.slice(IV_BYTES)));
};

/** Base64 as addresses take it. */
export const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws for what `textOf` does not write. */
export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
