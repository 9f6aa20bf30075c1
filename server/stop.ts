import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types';

/** Time for running calls to end, mostly uploads over slow lines. systemd's TimeoutStopSec must be longer. */
const STOP_MS = 30_000;
const CUT_MS = 5_000;
const IDLE_MS = 250;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Pick<OpenDatabase, 'close'>;
  readonly log: FastifyBaseLogger;
}

/** Calls that still run after `stopMs` are cut off, unacknowledged. */
export const stopGracefully = async ({ app, database, log }: Running, stopMs = STOP_MS): Promise<void> => {
  app.retire();
  const cut = setTimeout(() => {
    log.warn('Not all calls ended in time: their connections are cut');
    app.server.closeAllConnections();
  }, stopMs);
  const end = setTimeout(() => process.exit(1), stopMs + CUT_MS);
  end.unref();
  // Connections of answers that began earlier are kept alive, so they are closed when they become idle.
  const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(closing);
    clearTimeout(cut);
  }
  await database.close();
  clearTimeout(end);
};
