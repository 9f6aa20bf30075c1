import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealed, time } from './columns';

/** Applicants sent them to support (src/contract/trace.ts). They are erased after TRACE_DAYS. */
export const traces = pgTable(
  'traces',
  {
    /** The journey of the session that sent it, not the one in the recording. */
    journey: text('journey').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    content: sealed('content'),
  },
  (table) => [primaryKey({ columns: [table.journey, table.id] }), index('traces_at').on(table.at)],
);
