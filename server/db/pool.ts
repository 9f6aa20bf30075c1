import type { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';

/**
 * Milliseconds. A call that meets a database that is away gives up within five seconds: at the connection,
 * at its first statement, or while it waits for a row. What a client cannot be told (a network that
 * swallows) the last one bounds.
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
 * A connection that did not answer in time is given up: whatever else waited on it, a
 * rollback first, fails at once.
 */
const giveUpSilent = (client: PoolClient): void => {
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
 * A checked-out connection whose first statement fails goes back to the pool broken. Drizzle's
 * transactions begin outside of their own try: each `begin` that meets a dead connection would
 * take a place of the pool for good.
 */
const releaseUnbegun = (client: PoolClient): PoolClient => {
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
    return callback ? super.connect(callback) : super.connect().then(releaseUnbegun);
  }
}

/** Connections to `url`, at most `size`; `onBroken` hears of each that breaks, idle or at work. */
export const openPool = (url: string, size: number, onBroken: (error: Error) => void): Pool => {
  const pool = new TransactionPool({ connectionString: url, max: size, keepAlive: true, ...poolTimeouts });
  // Without a listener, on the pool and on each connection at work, a restart of the
  // database would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onBroken);
    giveUpSilent(client);
  });
  return pool;
};
