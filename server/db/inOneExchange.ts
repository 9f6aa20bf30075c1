import { sessionOf } from './dialect';
import type { Db } from './types';

interface Connection {
  /** Holds statements back until the returned function is called. A pool does not have it. */
  readonly hold?: () => () => void;
  /** Defers statements until the returned function is called. A pool does not have it. */
  readonly defer?: () => () => void;
}

/**
 * Sends the statements that `read` runs without waiting in one exchange with the database, in their order,
 * with the BEGIN of their transaction if nothing was sent before. Each sees what was committed before it
 * begins, as if it had been sent alone. They must only read or lock: if one fails, all fail.
 */
export const inOneExchange = <Result>(db: Db, read: () => Promise<Result>): Promise<Result> => {
  const send = (sessionOf(db).client as Connection).hold?.();
  // Drizzle runs a statement that was not prepared only when somebody waits for it: a moment later.
  if (send) process.nextTick(send);
  return read();
};

/**
 * Runs a write whose answer nobody needs: it is sent with the next statement of the transaction, at the
 * latest COMMIT, in one exchange. If it fails, that statement fails with its error. `write` runs a prepared
 * statement with text values. Others, and the first of a transaction, may be sent at once.
 */
export const withNextStatement = async (db: Db, write: () => Promise<unknown>): Promise<void> => {
  const end = (sessionOf(db).client as Connection).defer?.();
  let written;
  try {
    written = write();
  } finally {
    end?.();
  }
  await written;
};
