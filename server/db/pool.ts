import type { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';

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

const READ_TIMEOUT = 'Query read timeout';

/**
 * Destroys a connection that did not answer in time. Other statements that wait on it, such as a rollback,
 * then fail at once.
 */
const destroyOnTimeout = (client: PoolClient): void => {
  const { query } = client as unknown as { query: (...given: unknown[]) => unknown };
  const bounded = (...given: unknown[]): unknown => {
    const result = query.apply(client, given);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
        if (error instanceof Error && error.message === READ_TIMEOUT) stream.destroy();
      });
    return result;
  };
  Object.assign(client, { query: bounded });
};

/**
 * Returns a connection to the pool as broken when its first statement fails. Drizzle begins transactions
 * outside of its `try`, so each `begin` on a dead connection would occupy a place of the pool for good.
 */
const releaseIfBeginFails = (client: PoolClient): PoolClient => {
  const { query } = client as unknown as { query: (...given: unknown[]) => Promise<unknown> };
  const first = (...given: unknown[]): Promise<unknown> => {
    Object.assign(client, { query });
    const result = query(...given);
    result.catch((error: Error) => client.release(error));
    return result;
  };
  return Object.assign(client, { query: first });
};

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

class TransactionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseIfBeginFails);
  }
}

/** Opens a pool of at most `size` connections. Calls `onBroken` for each that breaks, idle or in use. */
export const openPool = (url: string, size: number, onBroken: (error: Error) => void): Pool => {
  const pool = new TransactionPool({ connectionString: url, max: size, keepAlive: true, ...poolTimeouts });
  // Without listeners on the pool and on each connection in use, a restart of the database would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onBroken);
    destroyOnTimeout(client);
  });
  return pool;
};
