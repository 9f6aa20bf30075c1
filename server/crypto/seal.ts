/**
 * AES-256-GCM. The place of a value or file is authenticated with it, so that it cannot be moved to another.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('APS1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TEXT_PREFIX = 's1.';

declare const sealedMark: unique symbol;
/** An encrypted value as stored in the database. Only `sealText` creates one. */
export type SealedText = string & { readonly [sealedMark]: true };

/** Thrown when encrypted data was changed, moved to another place, or encrypted with an unknown key. */
export class SealBroken extends Error {}

/** Bytes that are encrypted at a time, so that memory holds a file only twice: plain and encrypted. */
const STRIDE = 65_536;

/** Encrypts bytes to magic, length and text of the key id, iv, tag, ciphertext. Opens with `place` only. */
export const sealBytes = (plain: Uint8Array, place: string, keyring: Keyring): Buffer => {
  const { id, key } = keyring.sealing;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const head = Buffer.concat([MAGIC, Buffer.from([id.length]), Buffer.from(id), iv]);
  const sealed = Buffer.allocUnsafe(head.length + TAG_BYTES + plain.length);
  head.copy(sealed);
  for (let at = 0; at < plain.length; at += STRIDE)
    cipher.update(plain.subarray(at, at + STRIDE)).copy(sealed, head.length + TAG_BYTES + at);
  cipher.final();
  cipher.getAuthTag().copy(sealed, head.length);
  return sealed;
};

const isSealed = (bytes: Uint8Array): boolean => MAGIC.equals(bytes.subarray(0, MAGIC.length));

const partsOf = (sealed: Buffer) => {
  const start = MAGIC.length + 1;
  const idEnd = start + (sealed[MAGIC.length] ?? 0);
  const ivEnd = idEnd + IV_BYTES;
  const tagEnd = ivEnd + TAG_BYTES;
  if (!isSealed(sealed) || sealed.length < tagEnd) throw new SealBroken('Not sealed');
  return {
    id: sealed.toString('latin1', start, idEnd),
    iv: sealed.subarray(idEnd, ivEnd),
    tag: sealed.subarray(ivEnd, tagEnd),
    body: sealed.subarray(tagEnd),
  };
};

/** Throws SealBroken when the data is not encrypted. */
export const keyIdOf = (sealed: Buffer): string => partsOf(sealed).id;

export const openBytes = (sealed: Buffer, place: string, keyring: Keyring): Buffer => {
  const { id, iv, tag, body } = partsOf(sealed);
  const key = keyring.byId.get(id);
  if (!key) throw new SealBroken('Sealed with a key that is not configured');
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    const plain = decipher.update(body);
    // Verifies the tag. GCM has no bytes left for it to return.
    decipher.final();
    return plain;
  } catch {
    throw new SealBroken('Sealed value was changed');
  }
};

/** '' stays '': an empty value is no secret. */
export const sealText = (plain: string, place: string, keyring: Keyring): SealedText =>
  (plain === ''
    ? ''
    : TEXT_PREFIX + sealBytes(Buffer.from(plain), place, keyring).toString('base64url')) as SealedText;

export const isSealedText = (text: string): boolean => text.startsWith(TEXT_PREFIX);

const bytesOf = (text: string): Buffer => {
  if (!isSealedText(text)) throw new SealBroken('Not sealed');
  return Buffer.from(text.slice(TEXT_PREFIX.length), 'base64url');
};

/** Throws SealBroken when the text is not complete. */
export const keyIdOfText = (text: string): string => keyIdOf(bytesOf(text));

/** Throws SealBroken. */
export const openText = (stored: string, place: string, keyring: Keyring): string =>
  stored === '' ? '' : openBytes(bytesOf(stored), place, keyring).toString();

/** Returns the blind index by which an encrypted value is found: HMAC-SHA-256 in hex; '' for ''. */
export const blindIndex = (plain: string, place: string, { indexKey }: Pick<Keyring, 'indexKey'>): string =>
  plain === ''
    ? ''
    : createHmac('sha256', indexKey)
        .update(JSON.stringify([place, plain]))
        .digest('hex');
