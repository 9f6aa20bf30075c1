import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types';

/**
 * What runs has this long to end: an upload over a slow line, mostly. systemd's
 * TimeoutStopSec is to be longer.
 */
const STOP_MS = 30_000;
/** And, once its connections are cut, this long to notice. */
const CUT_MS = 5_000;
const IDLE_MS = 250;

interface Running {
  readonly app: FastifyInstance;
  readonly database: Pick<OpenDatabase, 'close'>;
  readonly log: FastifyBaseLogger;
}

/**
 * Stops the service: not ready any more, no new connection, what runs is finished within `stopMs`, then the
 * database is closed. What is still there after that is cut: nothing of it was acknowledged.
 */
export const stopGracefully = async ({ app, database, log }: Running, stopMs = STOP_MS): Promise<void> => {
  app.retire();
  const cut = setTimeout(() => {
    log.warn('Not all calls ended in time: their connections are cut');
    app.server.closeAllConnections();
  }, stopMs);
  const end = setTimeout(() => process.exit(1), stopMs + CUT_MS);
  end.unref();
  // Of answers that had begun before, the connections are kept: they are idle
  // now, and closed as they become so.
  const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
  await app.close();
  clearInterval(closing);
  clearTimeout(cut);
  await database.close();
  clearTimeout(end);
};
