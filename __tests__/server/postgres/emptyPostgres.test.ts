import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ConfigError, readConfig } from '../../../server/config';
import { openPostgres } from '../../../server/db/open';
import type { OpenDatabase } from '../../../server/db/types';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { createLog } from '../../../server/log';
import { openData, type OpenOptions } from '../../../server/openData';
import { onServer } from '../../../scripts/testing/service/database';

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe('an empty PostgreSQL database', () => {
  const name = `apertura_empty_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apertura-empty-'));
    await onServer(server, `create database ${name}`);
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await onServer(server, `drop database ${name} with (force)`);
  });

  const open = (settings: Readonly<Record<string, string>> = {}, options: OpenOptions = {}) => {
    const config = readConfig({
      ...{ DATA_DIR: folder, DATABASE_URL: address.href, LOG_LEVEL: 'silent', ...settings },
    });
    return openData(config, createLog(config), options);
  };
  const starts = async (...given: Parameters<typeof open>): Promise<void> =>
    (await open(...given)).database.close();
  const tables = async (): Promise<number> => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: address.href });
    await client.connect();
    const { rowCount } = await client.query(
      "select from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
    );
    await client.end();
    return rowCount ?? 0;
  };
  const names = async (): Promise<string[]> => (await readdir(folder, { recursive: true })).sort();
  const refuses = async (what: RegExp): Promise<void> => {
    const before = await names();
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as ConfigError).message).toMatch(what);
    expect((refusal as ConfigError).message).toMatch(
      /^[^\n]+adopt-documents[^\n]+Nothing was created\.[^\n]+$/,
    );
    expect(await tables()).toBe(0);
    expect(await names()).toEqual(before);
  };
  const storeHere = () => folderStore(join(folder, 'documents'));

  it('stays empty where the store holds files or the id of another database', async () => {
    const store = await storeHere();
    await store.writeOwner('another');
    await refuses(
      /^The database of DATABASE_URL is empty, but there are documents of one in the document store:/,
    );
    await store.put(newStorageKey(), Buffer.from('x'), 'image/png');
    await refuses(/ documents of one in the document store:/);
    await starts({}, { adopt: true });
    await starts();
  });

  it.each(['code.key', 'encryption.key'])(
    'stays empty beside the file %s, until it is adopted',
    async (key) => {
      await storeHere();
      const text = key === 'code.key' ? 'a key' : `local:${randomBytes(32).toString('base64')}`;
      await writeFile(join(folder, key), text);
      await refuses(
        new RegExp(
          `^The database of DATABASE_URL is empty, but there are keys of one in ${folder}: [^\\n]+$`,
        ),
      );
      await starts({}, { adopt: true });
      await starts();
      expect(await readFile(join(folder, key), 'utf8')).toBe(text);
    },
  );

  it('is filled where the settings replace the files of the keys', async () => {
    for (const key of ['code.key', 'encryption.key']) await writeFile(join(folder, key), 'of a trial');
    const ENCRYPTION_KEYS = `one:${randomBytes(32).toString('base64')}`;
    await starts({ CODE_KEY: 'a secret of the settings', ENCRYPTION_KEYS });
  });

  it('is filled once by replicas that start at once on one folder', async () => {
    const replicas = await Promise.all([open(), open(), open()]);
    expect(new Set(replicas.map(({ codeKey }) => codeKey)).size).toBe(1);
    for (const { database } of replicas) await database.close();
    await starts();
  });

  it('is not migrated when it belongs to another store', async () => {
    await starts();
    const database: OpenDatabase = await openPostgres(address.href, { error: jest.fn(), warn: jest.fn() });
    // To migrate it again would fail with another error.
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await database.close();
    await (await storeHere()).writeOwner('another');
    await expect(open()).rejects.toThrow(
      /^The document store belongs to another database\. Nothing was changed/,
    );
  });
});
