import { createKeyring, KEY_BYTES, useKeyring } from '../../server/crypto/keyring';

useKeyring(createKeyring([{ id: 'test', key: Buffer.alloc(KEY_BYTES, 7) }], 'secret of the tests'));
