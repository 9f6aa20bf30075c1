import { type Client, Pool } from 'pg';
import { SendingTogether } from './sendingTogether';

/**
 * Timeouts in milliseconds. A call gives up within five seconds when the database is unavailable: at the
 * connection, at its first statement, or while it waits for a row. `query_timeout` applies on the client,
 * when the network drops packets: pg then destroys the connection, and all statements that wait on it fail at
 * once. The last one ends transactions of lost clients on the server.
 */
export const poolTimeouts = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 4000,
  lock_timeout: 4000,
  query_timeout: 4500,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Opens a pool of at most `size` connections. Calls `onBroken` for each that breaks, idle or in use. */
export const openPool = (url: string, size: number, onBroken: (error: Error) => void): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    Client: SendingTogether as unknown as typeof Client,
    ...poolTimeouts,
  });
  // Without listeners on the pool and on each connection in use, a restart of the database would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
};
