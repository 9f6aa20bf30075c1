import { createKeyring, KEY_BYTES, keyringInUse } from '../../../server/crypto/keyring';
import {
  blindIndex,
  isSealedText,
  openBytes,
  openText,
  SealBroken,
  sealBytes,
  sealText,
} from '../../../server/crypto/seal';

const VALUE = 'DNGNCL85T10F205D';

describe('what is sealed', () => {
  it('opens in the column that it was sealed for, and in no other', () => {
    const sealed = sealText(VALUE, 'requests.cf');
    expect(isSealedText(sealed)).toBe(true);
    expect(openText(sealed, 'requests.cf')).toBe(VALUE);
    for (const place of ['requests.email', 'invitations.codice_fiscale', ''])
      expect(() => openText(sealed, place)).toThrow(SealBroken);
  });

  it('opens under the file name that it was sealed for, and under no other', () => {
    const sealed = sealBytes(Buffer.from(VALUE), 'one-file');
    expect(openBytes(sealed, 'one-file').toString()).toBe(VALUE);
    for (const place of ['another-file', 'requests.cf', '']) {
      expect(() => openBytes(sealed, place)).toThrow(SealBroken);
    }
  });

  it('does not open once any byte of it was changed or cut off, nor with another key of the same id', () => {
    const sealed = sealBytes(Buffer.from(VALUE), 'one-file');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openBytes(changed, 'one-file')).toThrow(SealBroken);
      expect(() => openBytes(sealed.subarray(0, at), 'one-file')).toThrow(SealBroken);
    }
    const { id } = keyringInUse().sealing;
    const other = createKeyring([{ id, key: Buffer.alloc(KEY_BYTES, 99) }], 'x');
    expect(() => openBytes(sealed, 'one-file', other)).toThrow(SealBroken);
  });

  it('is never twice the same, and the index of a value is: for its own column alone', () => {
    expect(sealText(VALUE, 'requests.cf')).not.toBe(sealText(VALUE, 'requests.cf'));
    expect(blindIndex(VALUE, 'requests.cf')).toBe(blindIndex(VALUE, 'requests.cf'));
    expect(blindIndex(VALUE, 'requests.cf')).not.toBe(blindIndex(VALUE, 'requests.email'));
  });
});
