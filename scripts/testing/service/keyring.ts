import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';

export const testKeyring = createKeyring(
  [{ id: 'test', key: Buffer.alloc(KEY_BYTES, 7) }],
  'secret of the tests',
);
