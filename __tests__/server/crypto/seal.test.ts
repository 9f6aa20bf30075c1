import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';
import * as seals from '../../../server/crypto/seal';
import { testKeyring } from '../../../scripts/testing/service/keyring';

const { blindIndex, isSealedText, openBytes, openText, SealBroken, sealBytes, sealText } = seals;
const VALUE = 'DNGNCL85T10F205D';

describe('what is sealed', () => {
  it('opens in the column that it was sealed for, and in no other', () => {
    const sealed = sealText(VALUE, 'requests.cf', testKeyring);
    expect(isSealedText(sealed)).toBe(true);
    expect(openText(sealed, 'requests.cf', testKeyring)).toBe(VALUE);
    for (const place of ['requests.email', 'invitations.codice_fiscale', ''])
      expect(() => openText(sealed, place, testKeyring)).toThrow(SealBroken);
  });

  it('opens under the file name that it was sealed for, and under no other', () => {
    const sealed = sealBytes(Buffer.from(VALUE), 'one-file', testKeyring);
    expect(openBytes(sealed, 'one-file', testKeyring).toString()).toBe(VALUE);
    for (const place of ['another-file', 'requests.cf', '']) {
      expect(() => openBytes(sealed, place, testKeyring)).toThrow(SealBroken);
    }
  });

  it('does not open once a byte was changed or cut off, nor with another key', () => {
    const sealed = sealBytes(Buffer.from(VALUE), 'one-file', testKeyring);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openBytes(changed, 'one-file', testKeyring)).toThrow(SealBroken);
      expect(() => openBytes(sealed.subarray(0, at), 'one-file', testKeyring)).toThrow(SealBroken);
    }
    const { id } = testKeyring.sealing;
    const other = createKeyring([{ id, key: Buffer.alloc(KEY_BYTES, 99) }], 'x');
    expect(() => openBytes(sealed, 'one-file', other)).toThrow(SealBroken);
  });

  it('is never twice the same, and the index of a value is: for its own column alone', () => {
    const seal = () => sealText(VALUE, 'requests.cf', testKeyring);
    expect(seal()).not.toBe(seal());
    const index = (place: string) => blindIndex(VALUE, place, testKeyring);
    expect(index('requests.cf')).toBe(index('requests.cf'));
    expect(index('requests.cf')).not.toBe(index('requests.email'));
  });
});
