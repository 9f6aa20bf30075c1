import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { setKeyring } from './keyring';
import type { Database } from './types';

/**
 * Timeouts in milliseconds. A call gives up within five seconds when the database is unavailable: at the
 * connection, at its first statement, or while it waits for a row. `query_timeout` applies on the client,
 * when the network drops packets. The last one ends transactions of lost clients on the server.
 */
export const poolTimeouts = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 4000,
  lock_timeout: 4000,
  query_timeout: 4500,
  idle_in_transaction_session_timeout: 30_000,
} as const;

export const openPool = (url: string, size: number, onBroken: (error: Error) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    // At a `query_timeout`, pg closes such a connection. Otherwise ROLLBACK would wait for the statement.
    pipeline: true,
    ...poolTimeouts,
  });
  // Without listeners on the pool and on each connection in use, a restart of the database would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
};

/**
 * Drizzle's own transaction never releases a connection on which BEGIN fails, releases one on which ROLLBACK
 * fails as if it were intact (https://github.com/drizzle-team/drizzle-orm/issues/6114), and returns normally
 * when COMMIT rolls back.
 */
const inTransaction = async <Result>(
  client: PoolClient,
  work: (tx: NodePgDatabase) => Promise<Result>,
): Promise<Result> => {
  const tx = drizzle({ client });
  try {
    await tx.execute(sql`begin`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  try {
    const result = await work(tx);
    // It rolls back after a failed statement whose error `work` has caught.
    const { command } = await tx.execute(sql`commit`);
    if (command === 'ROLLBACK') throw new Error('The transaction has failed and was rolled back');
    client.release();
    return result;
  } catch (error) {
    await tx.execute(sql`rollback`).then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
};

export const databaseOnPool = (pool: Pool): Database => {
  const db: Database = Object.assign(drizzle({ client: pool }), {
    transaction: async <Result>(work: (tx: NodePgDatabase) => Promise<Result>): Promise<Result> =>
      inTransaction(await pool.connect(), (tx) => {
        setKeyring(tx, db.keyring);
        return work(tx);
      }),
  });
  return db;
};
