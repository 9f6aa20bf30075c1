import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { EMPTY_SEALED, guid, sealed, time } from './columns';

/**
 * Each message is written in the transaction that creates its code, and deleted once the gateway took it or
 * the code expired.
 */
export const codeMessages = pgTable(
  'code_messages',
  {
    guid: guid(),
    purpose: text('purpose', { enum: ['email', 'sms', 'resume', 'signature'] }).notNull(),
    sessionId: text('session_id').notNull(),
    target: sealed('target'),
    digits: sealed('digits'),
    expiresAt: time('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While an attempt runs, when another process may take it over. */
    nextAt: time('next_at').notNull(),
    /** Random: an attempt that is not the last one any more changes nothing. */
    attempt: text('attempt').notNull(),
    /**
     * The code that could be entered before, as `codes` has it; '' without one. The applicant may have that
     * one alone, so it is accepted until the message was handed over.
     */
    earlierHash: text('earlier_hash').notNull().default(''),
    earlierTarget: sealed('earlier_target').default(EMPTY_SEALED),
    earlierGuesses: integer('earlier_guesses').notNull().default(0),
    earlierSentAt: time('earlier_sent_at'),
    earlierExpiresAt: time('earlier_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.purpose, table.sessionId] }),
    index('code_messages_next_at').on(table.nextAt),
  ],
);
