import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database or an open transaction of it, on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Db;
  /** Throws where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
