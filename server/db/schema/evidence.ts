import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { sealed, time } from './columns';

/** What proves a signed request that was erased (server/evidence). It has a retention of its own. */
export const keptEvidence = pgTable(
  'kept_evidence',
  {
    /** The guid of the request. Not named so: it stays when the rows of the request are erased. */
    about: text('about').primaryKey(),
    /** The evidence as JSON. */
    content: sealed('content'),
    /** The period counts from here. */
    signedAt: time('signed_at').notNull(),
  },
  (table) => [index('kept_evidence_signed_at').on(table.signedAt)],
);
