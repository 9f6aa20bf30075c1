import { sql } from 'drizzle-orm';
import type { Db } from './types';

export interface StartChecks {
  /** Throws when no new database may be created, or an empty one filled. */
  readonly mayCreate: () => void;
  /** Throws when the database, which may be of an earlier version, is not the one to open. */
  readonly mayMigrate: (db: Db) => Promise<void>;
}

export const noChecks: StartChecks = { mayCreate: () => undefined, mayMigrate: async () => undefined };

/** Whether the first migration, which is one transaction, has run. */
export const isFilled = async (db: Db): Promise<boolean> => {
  const { rows } = (await db.execute(sql`select to_regclass('marks') is not null as filled`)) as {
    readonly rows: readonly { readonly filled: boolean }[];
  };
  return rows[0]?.filled === true;
};
