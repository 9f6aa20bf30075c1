import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { sealed, time } from './columns';

/** What proves a signed request outlives it, with a retention of its own (server/evidence). */
export const keptEvidence = pgTable(
  'kept_evidence',
  {
    /** The guid of the request. Not named so: it stays when the rows of the request are erased. */
    about: text('about').primaryKey(),
    content: sealed('content'),
    /** The period counts from here. */
    signedAt: time('signed_at').notNull(),
  },
  (table) => [index('kept_evidence_signed_at').on(table.signedAt)],
);
