import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guid, journey, sealed, time } from './columns';

export const sessions = pgTable(
  'sessions',
  {
    /** Does not change when the token is rotated. */
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation. It is valid until a call arrives with the new one. */
    previousTokenHash: text('previous_token_hash').unique(),
    productCode: text('product_code').notNull(),
    /** The session's own request; null before it is started or resumed. */
    guid: text('guid'),
    /** The request that a resume was started for. It gives no access before the code. */
    resumeGuid: text('resume_guid'),
    /**
     * How it was found: by the check of name and tax code, which strangers may know ('check'), or by link or
     * form ('own').
     */
    resumeDoor: text('resume_door', { enum: ['own', 'check'] })
      .notNull()
      .default('own'),
    /** The identity that the code of `resumeGuid` proved in this session: the request's at that moment. */
    resumeProof: text('resume_proof'),
    /** When the request was opened in another session, and this one lost it. */
    releasedAt: time('released_at'),
    /**
     * Until then the applicant waits here for another device: the request may be opened there once without
     * taking it from this session. The epoch once that was used.
     */
    waitingUntil: time('waiting_until'),
    journey: journey(),
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

/**
 * Each session has one valid code for a purpose of a request; each pair of documents one by which they are
 * signed, whose session is the hash of both.
 */
export const codes = pgTable(
  'codes',
  {
    guid: guid(),
    purpose: text('purpose', { enum: ['email', 'sms', 'resume', 'signature'] }).notNull(),
    sessionId: text('session_id').notNull(),
    target: sealed('target'),
    /** HMAC-SHA-256, hex, with a prefix once the code is used; '' once it is invalid. */
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

/** Counts of the rate limits (limits/rateLimits.ts). The subject is a keyed hash of counter and identity. */
export const attempts = pgTable(
  'attempts',
  {
    subject: text('subject').primaryKey(),
    /** Milliseconds since 1970, in the order of the attempts. */
    times: bigint('times', { mode: 'number' }).array().notNull(),
    /** What each attempt adds to a limited sum: the bytes of an upload, or 1 when attempts are counted. */
    weights: bigint('weights', { mode: 'number' }).array().notNull().default([]),
    lastAt: time('last_at').notNull(),
  },
  (table) => [index('attempts_last_at').on(table.lastAt)],
);
