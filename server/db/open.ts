import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lock } from 'proper-lockfile';
import type { Config } from '../config';
import { openDurablePglite } from './durablePglite';
import * as schema from './schema';
import type { OpenDatabase } from './types';

const migrationsFolder = join(__dirname, 'migrations');
/** Any number, the same in every process: holds the migrations of parallel starts apart. */
const MIGRATION_LOCK = 7_262_011;
const POOL_SIZE = 10;

export class DatabaseInUse extends Error {}

export interface DatabaseLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Migrated, in memory or in what `pglite` was opened on. */
export const openPglite = async (pglite: PGlite): Promise<OpenDatabase> => {
  const db = drizzlePglite(pglite, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    check: async () => {
      await pglite.query('select 1');
    },
    close: () => pglite.close(),
  };
};

/** A lock that its owner has not touched for this long is that of a process that was killed. */
const LOCK_STALE_SECONDS = 15;
const LOCK_WAIT_SECONDS = LOCK_STALE_SECONDS + 2;

/** Two processes on one folder would lose acknowledged rows in silence. Resolves to the lock's release. */
const lockFolder = async (
  dataDir: string,
  waitSeconds: number,
  log: DatabaseLog,
): Promise<() => Promise<void>> => {
  await mkdir(dataDir, { recursive: true });
  const attempt = (retries: number) =>
    lock(dataDir, {
      lockfilePath: join(dataDir, 'db.lock'),
      stale: LOCK_STALE_SECONDS * 1000,
      retries: { retries, factor: 1, minTimeout: 1000, maxTimeout: 1000 },
    });
  try {
    return await attempt(0);
  } catch {
    if (waitSeconds > 0)
      log.warn({ waitSeconds }, 'The data folder is locked: waiting, in case its owner was killed');
  }
  try {
    return await attempt(waitSeconds);
  } catch {
    throw new DatabaseInUse(`The data folder ${dataDir} is in use by another process of the service.`);
  }
};

const openFolder = async (dataDir: string, waitSeconds: number, log: DatabaseLog): Promise<OpenDatabase> => {
  const release = await lockFolder(dataDir, waitSeconds, log);
  const folder = join(dataDir, 'db');
  try {
    const open = await openPglite(await openDurablePglite(folder));
    return {
      ...open,
      close: async () => {
        await open.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};

/** Migrated; `log` hears of connections that break while idle. */
export const openPostgres = async (url: string, log: Pick<DatabaseLog, 'error'>): Promise<OpenDatabase> => {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 });
  // Without a listener a restart of the database would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'Idle database connection failed'));
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migratePg(drizzlePg(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg(pool, { schema }),
    check: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
};

/** The database of the settings. Throws DatabaseInUse where another process holds the folder for `waitSeconds` on. */
export const openDatabase = (
  config: Config,
  log: DatabaseLog,
  waitSeconds = LOCK_WAIT_SECONDS,
): Promise<OpenDatabase> =>
  config.DATABASE_URL === undefined
    ? openFolder(config.DATA_DIR, waitSeconds, log)
    : openPostgres(config.DATABASE_URL, log);
