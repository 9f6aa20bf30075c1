import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { setKeyring } from './keyring';
import type { Database, Db } from './types';

type Client = Pick<PGlite, 'query' | 'transaction'>;

/**
 * Calls `requireOwn` before a commit, which then rolls back, and after it, so that nothing is acknowledged
 * that went elsewhere.
 */
const ownedClient = (pglite: Client, requireOwn: () => void): Client => ({
  query: async (...statement) => {
    requireOwn();
    const result = await pglite.query<never>(...statement);
    requireOwn();
    return result;
  },
  transaction: async (work) => {
    const result = await pglite.transaction(async (tx) => {
      const worked = await work(tx);
      requireOwn();
      return worked;
    });
    requireOwn();
    return result;
  },
});

/** `requireOwn` throws when the database's folder is no longer this process's. */
export const databaseOnPglite = (pglite: Client, requireOwn: () => void = () => undefined): Database => {
  const drizzled = drizzle({ client: ownedClient(pglite, requireOwn) as PGlite });
  const { transaction } = drizzled;
  const db: Database = Object.assign(drizzled, {
    transaction: <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
      transaction.call(drizzled, async (tx) => {
        setKeyring(tx, db.keyring);
        return work(tx);
      }) as Promise<Result>,
  });
  return db;
};
