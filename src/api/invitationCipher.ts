/**
 * Hides an invitation's identifier from a glance at an address or a log. The passphrase is public, so this is
 * obfuscation, and nothing relies on it.
 */
import { INVITATION_KEY_ITERATIONS } from '../contract/limits';

const SALT_BYTES = 16;
/** The IV length that GCM uses without hashing it. */
const IV_BYTES = 12;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const keyOf = async (passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase),
    'PBKDF2',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: INVITATION_KEY_ITERATIONS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
};

/** Rejects outside a secure context, where browsers have no WebCrypto. */
export const encryptInvitation = async (identifier: string, passphrase: string): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(passphrase, salt);
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(identifier),
  );
  return [salt, iv, new Uint8Array(cipher)].map(base64).join(';');
};
