import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { Config } from '../config';
import { inFolder } from '../machine/systemError';
import { codeOfError, isUnavailable } from '../errors/unavailable';
import { openDurablePglite } from './durablePglite';
import { lockFolder, LOCK_WAIT_SECONDS } from './folderLock';
import { databaseOnPglite } from './pglite';
import { databaseOnPool, openPool } from './pool';
import { isFilled, noChecks, type StartChecks } from './startChecks';
import type { OpenDatabase } from './types';

const migrationsFolder = join(__dirname, 'migrations');
/** Arbitrary, but the same in every process. It keeps parallel starts from migrating at the same time. */
const MIGRATION_LOCK = 7_262_011;
const MIGRATION_CONNECT_MS = 3000;
/** SQLSTATE codes for a wrong role, password, database or missing rights. Waiting does not help. */
const LOGIN_REFUSED = /^(?:28...|3D000|42501)$/;
/**
 * A database that restarts with its machine is back by then. Later, the process manager restarts the service.
 */
const DATABASE_WAIT_SECONDS = 60;

export class DatabaseUnavailable extends Error {}

export interface DatabaseLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface Opening {
  readonly waitSeconds: number;
  readonly checks: StartChecks;
}

export const openPglite = async (pglite: PGlite, requireOwn?: () => void): Promise<OpenDatabase> => {
  await migratePglite(drizzlePglite(pglite), { migrationsFolder });
  const db = databaseOnPglite(pglite, requireOwn);
  return {
    db,
    check: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pglite.close(),
  };
};

const requireMigratable = async (pglite: PGlite, { mayMigrate }: StartChecks): Promise<void> => {
  const db = drizzlePglite(pglite);
  if (!(await isFilled(db))) return;
  await mayMigrate(db).catch(async (error: unknown) => {
    await pglite.close();
    throw error;
  });
};

const openFolder = async (
  dataDir: string,
  { waitSeconds, checks, log }: Opening & { readonly log: DatabaseLog },
): Promise<OpenDatabase> => {
  const lock = await lockFolder(dataDir, waitSeconds, () =>
    log.warn({ waitSeconds }, 'The data folder is locked: waiting, in case its owner is about to end'),
  );
  const folder = join(dataDir, 'db');
  try {
    const pglite = await openDurablePglite(folder, checks.mayCreate);
    lock.watch(folder);
    await requireMigratable(pglite, checks);
    const open = await openPglite(pglite, () => lock.requireHeld());
    return {
      ...open,
      close: async () => {
        await open.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw inFolder(error, dataDir);
  }
};

/** Waits for other running migrations and for row locks, without the timeouts of a call. */
const migrate = async (url: string, { mayCreate, mayMigrate }: StartChecks): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: MIGRATION_CONNECT_MS });
  // A broken connection fails the running statement. Its `error` event must not end the process as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzlePg(client);
    if (await isFilled(db)) await mayMigrate(db);
    else mayCreate();
    await migratePg(db, { migrationsFolder });
  } finally {
    // The lock belongs to the connection and ends with it.
    await client.end().catch(() => undefined);
  }
};

/** Throws DatabaseUnavailable after `waitSeconds`, or at once when the database refuses the login. */
const migrateWithRetry = async (
  url: string,
  log: DatabaseLog,
  { waitSeconds, checks }: Opening,
): Promise<void> => {
  for (let left = waitSeconds; ; left -= 1) {
    try {
      return await migrate(url, checks);
    } catch (error) {
      const code = codeOfError(error);
      if (LOGIN_REFUSED.test(code))
        throw new DatabaseUnavailable(`The database of DATABASE_URL refuses the service: ${code}`);
      if (!isUnavailable(error)) throw error;
      if (left <= 0) throw new DatabaseUnavailable(`The database of DATABASE_URL does not answer: ${code}`);
      if (left === waitSeconds)
        log.warn({ code, waitSeconds }, 'The database does not answer: waiting for it');
      await sleep(1000);
    }
  }
};

/** Throws DatabaseUnavailable when no connection is made within `waitSeconds`. */
export const openPostgres = async (
  url: string,
  log: DatabaseLog,
  {
    poolSize = 10,
    waitSeconds = 0,
    checks = noChecks,
  }: Partial<Opening> & { readonly poolSize?: number } = {},
): Promise<OpenDatabase> => {
  await migrateWithRetry(url, log, { waitSeconds, checks });
  const pool = openPool(url, poolSize, (error) => log.error({ err: error }, 'A database connection broke'));
  return {
    db: databaseOnPool(pool),
    check: async () => {
      await pool.query('select 1');
    },
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
};

/**
 * Throws DatabaseInUse when another process holds the folder for longer than `waitSeconds`, ConfigError when
 * the folder holds no whole database, FolderError when the folder is full or cannot be used, and
 * DatabaseUnavailable when PostgreSQL does not answer.
 */
export const openDatabase = (
  config: Config,
  log: DatabaseLog,
  waitSeconds = LOCK_WAIT_SECONDS,
  checks = noChecks,
): Promise<OpenDatabase> =>
  config.DATABASE_URL === undefined
    ? openFolder(config.DATA_DIR, { waitSeconds, checks, log })
    : openPostgres(config.DATABASE_URL, log, {
        poolSize: config.DATABASE_POOL_SIZE,
        waitSeconds: DATABASE_WAIT_SECONDS,
        checks,
      });
