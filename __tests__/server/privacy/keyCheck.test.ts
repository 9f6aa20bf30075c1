import { setKeyring } from '../../../server/db/keyring';
import { keyChecks } from '../../../server/db/schema';
import type { OpenDatabase } from '../../../server/db/types';
import { ConfigError } from '../../../server/config';
import { checkKeys, forgetOtherKeys } from '../../../server/privacy/keyCheck';
import { createKeyring, KEY_BYTES, type SealingKey } from '../../../server/crypto/keyring';
import { freshDatabase } from '../../../scripts/testing/service/database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => database.db.delete(keyChecks));
afterAll(() => database.close());

const key = (id: string, fill: number): SealingKey => ({ id, key: Buffer.alloc(KEY_BYTES, fill) });
const check = (keys: readonly SealingKey[], secret = 'code key'): Promise<void> => {
  setKeyring(database.db, createKeyring(keys, secret));
  return checkKeys(database.db);
};
const noted = async (): Promise<string[]> =>
  (await database.db.select().from(keyChecks)).map(({ keyId }) => keyId).sort();

describe('the key check', () => {
  it('notes the sealing key at the first start and lets the same one in again', async () => {
    await check([key('a', 1), key('b', 2)]);
    await check([key('a', 1)]);
    expect(await noted()).toEqual(['a']);
  });

  it('ends the start with another key under the same id, and writes nothing', async () => {
    await check([key('a', 1)]);
    const start = check([key('b', 2), key('a', 3)]);
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow(
      /^Setting ENCRYPTION_KEYS is not valid: its key "a" is not the one .+$/,
    );
    expect(await noted()).toEqual(['a']);
  });

  it('ends the start without a key that was written with, and with another CODE_KEY', async () => {
    await check([key('a', 1)]);
    const lacking = check([key('b', 2)]);
    await expect(lacking).rejects.toThrow(/^Setting ENCRYPTION_KEYS lacks the key "a".+rotate-keys.+$/);
    const coded = check([key('a', 1)], 'another code key');
    await expect(coded).rejects.toThrow(/^Setting CODE_KEY is not valid.+$/);
    expect(await noted()).toEqual(['a']);
  });

  it('asks for an old key until it is forgotten', async () => {
    await check([key('a', 1)]);
    await check([key('b', 2), key('a', 1)]);
    expect(await noted()).toEqual(['a', 'b']);
    expect(await forgetOtherKeys(database.db)).toEqual(['a']);
    await check([key('b', 2)]);
    expect(await forgetOtherKeys(database.db)).toEqual([]);
  });
});
