import { keyChecks } from '../../../server/db/schema';
import type { OpenDatabase } from '../../../server/db/types';
import { ConfigError, readConfig } from '../../../server/config';
import { checkKeys, forgetOtherKeys, requireSharedKeys } from '../../../server/privacy/keyCheck';
import { createKeyring, KEY_BYTES, useKeyring, type SealingKey } from '../../../server/privacy/keyring';
import { freshDatabase } from '../support/database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => database.db.delete(keyChecks));
afterAll(() => database.close());

const key = (id: string, fill: number): SealingKey => ({ id, key: Buffer.alloc(KEY_BYTES, fill) });
const check = (keys: readonly SealingKey[], secret = 'code key'): Promise<void> => {
  useKeyring(createKeyring(keys, secret));
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
    await expect(check([key('b', 2)])).rejects.toThrow(
      /^Setting ENCRYPTION_KEYS lacks the key "a".+rotate-keys.+$/,
    );
    await expect(check([key('a', 1)], 'another code key')).rejects.toThrow(
      /^Setting CODE_KEY is not valid.+$/,
    );
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

describe('keys of replicas', () => {
  const own = { CODE_KEY: 'sixteen letters at least', ENCRYPTION_KEYS: `a:${'A'.repeat(43)}=` };
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' };

  it.each([
    [{ ...shared }, /^Setting CODE_KEY and ENCRYPTION_KEYS is missing: .+$/],
    [{ ...shared, CODE_KEY: own.CODE_KEY }, /^Setting ENCRYPTION_KEYS is missing: .+$/],
    [{ ...shared, ENCRYPTION_KEYS: own.ENCRYPTION_KEYS }, /^Setting CODE_KEY is missing: .+$/],
  ])('are asked for in production on a shared database: %#', (environment, line) => {
    expect(() => requireSharedKeys(readConfig(environment))).toThrow(line);
  });

  it.each([{ ...shared, ...own }, { NODE_ENV: 'production' }, { DATABASE_URL: shared.DATABASE_URL }])(
    'are enough where they are given, or where one machine keeps its own: %#',
    (environment) => {
      expect(() => requireSharedKeys(readConfig(environment))).not.toThrow();
    },
  );
});
