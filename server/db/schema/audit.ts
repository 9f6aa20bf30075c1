import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, time } from './columns';

/** Rows are written once, never changed, and hold no personal values. */
export const audit = pgTable(
  'audit',
  {
    guid: guid(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    event: text('event').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.id] }),
    index('audit_at').on(table.at),
    index('audit_id').on(table.id),
  ],
);

/** The chain over the audit (crypto/auditChain.ts). It remains when the rows of a request are erased. */
export const auditLinks = pgTable(
  'audit_links',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** The guid of the row. Not named so: the link is no row of the request. */
    about: text('about').notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('audit_links_row').on(table.auditId, table.about)],
);

/**
 * A known text encrypted with each key in use. It reveals a wrong key at the start, before anything is
 * written with it.
 */
export const keyChecks = pgTable('key_checks', {
  keyId: text('key_id').primaryKey(),
  proof: text('proof').notNull(),
  indexProof: text('index_proof').notNull(),
});

export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  at: time('at').notNull(),
});
