import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guid, sealed, time } from './columns';

export const sessions = pgTable(
  'sessions',
  {
    /** Stays when the token is rotated. */
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation: it opens until the new one has arrived with a call. */
    previousTokenHash: text('previous_token_hash').unique(),
    productCode: text('product_code').notNull(),
    /** The session's own request; null before it is started or resumed. */
    guid: text('guid'),
    /** The request that a resume was begun for: it locates, and gives nothing before the code. */
    resumeGuid: text('resume_guid'),
    /** How it was located: 'check' by the check of name and tax code, which strangers know; 'own' by link or form. */
    resumeDoor: text('resume_door', { enum: ['own', 'check'] })
      .notNull()
      .default('own'),
    /** What the code of `resumeGuid` proved when it was confirmed in this session: the identity of the request at that moment. */
    resumeProof: text('resume_proof'),
    /** When the request was opened in another session, and this one lost it. */
    releasedAt: time('released_at'),
    /**
     * Until then the applicant waits here for another device: one opening of the request there does not end this session's hold.
     * The epoch once that was used up.
     */
    waitingUntil: time('waiting_until'),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    index('sessions_seen_at').on(table.seenAt),
    index('sessions_guid').on(table.guid),
    index('sessions_resume_proof').on(table.resumeProof),
  ],
);
export type Session = typeof sessions.$inferSelect;

/** One-time codes: a purpose of a request has one living code in each session. */
export const codes = pgTable(
  'codes',
  {
    guid: guid(),
    purpose: text('purpose', { enum: ['email', 'sms', 'resume'] }).notNull(),
    sessionId: text('session_id').notNull(),
    /** The address or number that it was sent to. */
    target: sealed('target'),
    /** HMAC-SHA-256, hex; '' once the code is used up. */
    hash: text('hash').notNull(),
    guesses: integer('guesses').notNull().default(0),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.purpose, table.sessionId] }),
    index('codes_expires_at').on(table.expiresAt),
  ],
);
export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

/** What is bounded over time (limits/counters.ts), by subject: the keyed hash of a counter and of whom it counts. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text('subject').primaryKey(),
    /** Milliseconds since 1970, in the order of the attempts. */
    times: bigint('times', { mode: 'number' }).array().notNull(),
    /** What each attempt adds to a bounded sum: bytes of an upload, 1 where attempts are counted. */
    weights: bigint('weights', { mode: 'number' }).array().notNull().default([]),
    lastAt: time('last_at').notNull(),
  },
  (table) => [index('attempts_last_at').on(table.lastAt)],
);
