import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const reviewers = pgTable('reviewers', {
  /** As the operator gave it; it is in the audit. */
  name: text('name').primaryKey(),
  /** SHA-256 of the token, hex. The token is random, so that a plain hash suffices. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: time('created_at').notNull(),
});
export type Reviewer = typeof reviewers.$inferSelect;

export const reviewSessions = pgTable(
  'review_sessions',
  {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [index('review_sessions_seen_at').on(table.seenAt)],
);
export type ReviewSession = typeof reviewSessions.$inferSelect;
