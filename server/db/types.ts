import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database or an open transaction of it, on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  /** Throws where the database does not answer. */
  check(): Promise<void>;
  /**
   * Connections there are, unused, and calls that wait for one; absent where the database is in this process.
   */
  load?(): { readonly connections: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
