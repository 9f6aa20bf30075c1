import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Keyring } from '../crypto/keyring';

export interface Db extends Omit<PgDatabase<PgQueryResultHKT>, 'transaction'> {
  keyring?: Keyring;
}

export interface Database extends Db {
  readonly transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** Absent for a database in this process. */
  load?(): { readonly connections: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface Backlog {
  readonly status: string;
  readonly number: number;
  readonly since: Date | null;
}
