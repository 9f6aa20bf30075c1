import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Keyring } from '../crypto/keyring';

/** Runs statements on the database or in an open transaction, on PGlite or on PostgreSQL. */
export interface Db extends Omit<PgDatabase<PgQueryResultHKT>, 'transaction'> {
  keyring?: Keyring;
}

export interface Database extends Db {
  /** Runs `work` in a transaction, which rolls back when `work` rejects. */
  readonly transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
}

export interface OpenDatabase {
  readonly db: Database;
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
