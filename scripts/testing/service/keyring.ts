import { createKeyring, KEY_BYTES } from '../../../server/crypto/keyring';

/** What the tests' databases and stores are sealed with. */
export const testKeyring = createKeyring(
  [{ id: 'test', key: Buffer.alloc(KEY_BYTES, 7) }],
  'secret of the tests',
);
