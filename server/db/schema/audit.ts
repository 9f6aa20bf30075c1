import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guid, time } from './columns';

/** Log of what was done with a request. Rows are written once, never changed, and hold no personal values. */
export const audit = pgTable(
  'audit',
  {
    guid: guid(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    event: text('event').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guid, table.id] }), index('audit_at').on(table.at)],
);

/**
 * A known text encrypted with each key in use. It reveals a wrong key at the start, before anything is
 * written with it.
 */
export const keyChecks = pgTable('key_checks', {
  keyId: text('key_id').primaryKey(),
  /** The encrypted text. */
  proof: text('proof').notNull(),
  /** Blind index of the same text. */
  indexProof: text('index_proof').notNull(),
});

/** What holds of the whole database, such as that no process of an earlier version writes to it any more. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  at: time('at').notNull(),
});
