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

const openFolder = async (dataDir: string): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'db');
  await mkdir(dataDir, { recursive: true });
  // Two processes on one folder would lose acknowledged rows in silence.
  const release = await lock(dataDir, { lockfilePath: join(dataDir, 'db.lock'), stale: 15_000 }).catch(() => {
    throw new DatabaseInUse(`The data folder ${dataDir} is in use by another process of the service.`);
  });
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

export interface PoolLog {
  error(details: object, message: string): void;
}

/** Migrated; `log` hears of connections that break while idle. */
export const openPostgres = async (url: string, log: PoolLog): Promise<OpenDatabase> => {
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

/** The database of the settings. Throws DatabaseInUse where another process holds the folder. */
export const openDatabase = (config: Config, log: PoolLog): Promise<OpenDatabase> =>
  config.DATABASE_URL === undefined ? openFolder(config.DATA_DIR) : openPostgres(config.DATABASE_URL, log);
