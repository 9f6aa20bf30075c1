/** AES-256-GCM over values and files, with what they are as additional data. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyringInUse, type Keyring } from './keyring';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('APS1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TEXT_PREFIX = 's1.';

/** What was sealed does not open: changed, moved to another place, or sealed with a key that is not at hand. */
export class SealBroken extends Error {}

/** Enciphered so much at a time, so that a file is held once as it is and once sealed, and no third time. */
const STRIDE = 65_536;

/** Magic, length and text of the key's id, iv, tag, and the bytes enciphered. `place` must be told again to open it. */
export const sealBytes = (plain: Uint8Array, place: string, keyring: Keyring = keyringInUse()): Buffer => {
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

export const isSealed = (bytes: Uint8Array): boolean =>
  Buffer.compare(Buffer.from(bytes.subarray(0, MAGIC.length)), MAGIC) === 0;

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

/** Id of the key that sealed it. */
export const keyIdOf = (sealed: Buffer): string => partsOf(sealed).id;

export const openBytes = (sealed: Buffer, place: string, keyring: Keyring = keyringInUse()): Buffer => {
  const { id, iv, tag, body } = partsOf(sealed);
  const key = keyring.byId.get(id);
  if (!key) throw new SealBroken('Sealed with a key that is not configured');
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new SealBroken('Sealed value was changed');
  }
};

/** '' stays '': that nothing was given is no secret. */
export const sealText = (plain: string, place: string): string =>
  plain === '' ? '' : TEXT_PREFIX + sealBytes(Buffer.from(plain), place).toString('base64url');

const bytesOf = (text: string): Buffer => Buffer.from(text.slice(TEXT_PREFIX.length), 'base64url');

export const isSealedText = (text: string): boolean => text.startsWith(TEXT_PREFIX);

/** Id of the key that sealed it; throws SealBroken where it is not whole. */
export const keyIdOfText = (text: string): string => keyIdOf(bytesOf(text));

/** What was written before values were sealed is read as it is. */
export const openText = (stored: string, place: string): string =>
  isSealedText(stored) ? openBytes(bytesOf(stored), place).toString() : stored;

/** By which a sealed value is found again: HMAC-SHA-256, hex; '' of ''. */
export const blindIndex = (plain: string, place: string): string =>
  plain === ''
    ? ''
    : createHmac('sha256', keyringInUse().indexKey)
        .update(JSON.stringify([place, plain]))
        .digest('hex');
