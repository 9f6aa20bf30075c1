import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { setKeyring } from '../../../server/db/keyring';
import { openPglite, openPostgres } from '../../../server/db/open';
import type { OpenDatabase } from '../../../server/db/types';
import { template } from './template';
import { testKeyring } from './keyring';

export const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

interface KeptDatabase {
  readonly open: OpenDatabase;
  readonly empty: () => Promise<void>;
}

const keep = async (open: OpenDatabase): Promise<KeptDatabase> => {
  const { rows } = (await open.db.execute(
    sql`select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  )) as { rows: { names: string }[] };
  const emptyAll = sql.raw(`truncate ${rows[0]?.names} restart identity`);
  return {
    open,
    empty: async () => {
      await open.db.execute(emptyAll);
    },
  };
};

const PATIENCE_MS = 120_000;
/** An idle connection does not keep jest from ending, and a busy machine ends no call. */
const TEST_POOL = {
  allowExitOnIdle: true,
  connectionTimeoutMillis: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  query_timeout: PATIENCE_MS,
};

const onPostgres = async (url: string): Promise<KeptDatabase> => {
  const name = `apertura_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const open = await openPostgres(address.href, { error: () => undefined, warn: () => undefined });
  const { $client } = open.db as unknown as { $client: Pool };
  Object.assign($client.options, TEST_POOL);
  return keep(open);
};

/** As a tar file. */
const emptyPglite = (): Promise<string> =>
  template('pglite.tar', async (target) => {
    const pglite = await PGlite.create();
    await openPglite(pglite);
    await writeFile(target, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    await pglite.close();
  });

const onPglite = async (): Promise<OpenDatabase> =>
  openPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(await emptyPglite())]) }));

/** An empty, migrated database: to make one there takes seconds. */
export const placePglite = async (dataFolder: string): Promise<void> => {
  const folder = join(dataFolder, 'db');
  await mkdir(folder, { mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await emptyPglite(), '-C', folder]);
};

/** Given back by test files before this one. */
const free: KeptDatabase[] = [];

/** Nobody else's until it is closed: on the PostgreSQL of TEST_DATABASE_URL, else PGlite in memory. */
export const freshDatabase = async (): Promise<OpenDatabase> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    // Closed by its test file: one that stays open would keep jest from ending.
    const open = await onPglite();
    setKeyring(open.db, testKeyring);
    return open;
  }
  const kept = free.pop() ?? (await onPostgres(url));
  setKeyring(kept.open.db, testKeyring);
  return {
    ...kept.open,
    close: async () => {
      await kept.empty();
      free.push(kept);
    },
  };
};
