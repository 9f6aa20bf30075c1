import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guid, time } from './columns';

export const newsKinds = ['signed', 'refused', 'asked', 'concluded', 'rejected'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * Written in the transaction of the decision, and deleted once sent. There is one for a document: a newer
 * decision takes the place of the older one. The text is made when it is sent, so that a row holds no
 * personal value.
 */
export const reviewMails = pgTable(
  'review_mails',
  {
    guid: guid(),
    /** Upload type of the document's front; '' for the end of the review, 'signed' for the signature. */
    document: text('document').notNull(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: newsKinds }).notNull(),
    /** Address of the app for the applicant, without its last slash. */
    origin: text('origin').notNull(),
    at: time('at').notNull(),
    /** 'dead' once it was tried for three days in vain. */
    status: text('status', { enum: ['pending', 'dead'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: time('next_at').notNull(),
    firstTriedAt: time('first_tried_at'),
    /** Random, of the attempt that is being made; '' when none is. */
    attempt: text('attempt').notNull().default(''),
    /** When another process may take the attempt over. */
    takenUntil: time('taken_until'),
    /** The outcome of the last failed delivery, without words of the mail server. */
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.document] }),
    index('review_mails_due')
      .on(table.nextAt)
      .where(sql`status = 'pending'`),
  ],
);
export type ReviewMail = typeof reviewMails.$inferSelect;
