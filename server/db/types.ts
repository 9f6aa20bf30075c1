import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or an open transaction, on PGlite or on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** Numbers of connections, of idle ones, and of waiting calls. Absent for a database in this process. */
  load?(): { readonly connections: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** How many messages of a state wait in a queue, and since when the oldest does. */
export interface Backlog {
  readonly status: string;
  readonly number: number;
  readonly since: Date | null;
}
