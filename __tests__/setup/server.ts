import { createKeyring, KEY_BYTES, useKeyring } from '../../server/privacy/keyring';

// PGlite takes 5 to 10 seconds to make a new database, longer while other tests share the processor.
jest.setTimeout(60_000);

useKeyring(createKeyring([{ id: 'test', key: Buffer.alloc(KEY_BYTES, 7) }], 'secret of the tests'));
