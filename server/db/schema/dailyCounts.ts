import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A row belongs to no request and to nobody. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** In Italy, yyyy-MM-dd. */
    day: text('day').notNull(),
    kind: text('kind', { enum: ['begun', 'signed', 'refused'] }).notNull(),
    /** Device and engine, or reason and field: fixed words, never a value. */
    label: text('label').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.label] })],
);
export type DailyCount = typeof dailyCounts.$inferSelect;
