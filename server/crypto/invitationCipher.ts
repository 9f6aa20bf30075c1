/** Invitations are only obfuscated and prove nothing (docs/decisions/wire.md). */
import { createDecipheriv, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { INVITATION_KEY_ITERATIONS } from '../../src/contract/limits';

const derive = promisify(pbkdf2);
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Identifiers are short. Longer input is not an invitation. */
const MAX_BYTES = 512;

/** Decrypts `salt;iv;cipher` (base64; the cipher ends with its tag). Undefined for anything else. */
export const decryptInvitation = async (text: string, passphrase: string): Promise<string | undefined> => {
  const parts = text.split(';');
  // A query string may have turned the plus signs of base64 into blanks.
  const plain = parts.map((part) => part.replaceAll(' ', '+'));
  if (plain.length !== 3 || !plain.every((part) => BASE64.test(part))) return undefined;
  const [salt, iv, cipher] = plain.map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer, Buffer];
  if (cipher.length <= TAG_BYTES || cipher.length > MAX_BYTES || salt.length > 64 || iv.length > 64)
    return undefined;
  const key = await derive(passphrase, salt, INVITATION_KEY_ITERATIONS, KEY_BYTES, 'sha256');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(cipher.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(cipher.subarray(0, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
};
