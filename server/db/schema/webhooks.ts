import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { guid, time } from './columns';

/** Other systems rely on these names (docs/review.md). */
export const eventTypes = [
  'request.signed',
  'document.accepted',
  'document.refused',
  'document.requested',
  'documents.returned',
  'request.concluded',
  'request.refused',
  'request.erased',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Each row is written in the transaction of its change, and holds no personal value. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    guid: guid(),
    /** In the order of the request's changes, which its lock serialises. */
    id: bigserial('id', { mode: 'number' }).notNull(),
    /** Sent as webhook-id, the same at each attempt. */
    messageId: text('message_id').notNull(),
    type: text('type', { enum: eventTypes }).notNull(),
    journey: text('journey').notNull(),
    /** The request's state after the change; 'erased' once it is gone. */
    state: text('state').notNull(),
    /** Upload type of the document concerned; '' for a change of the whole request. */
    document: text('document').notNull().default(''),
    at: time('at').notNull(),
    /** 'dead' once it was tried for three days in vain. */
    status: text('status', { enum: ['pending', 'delivered', 'dead'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** While an attempt runs, when another process may take it over. */
    nextAt: time('next_at').notNull(),
    firstTriedAt: time('first_tried_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.guid, table.id] }),
    index('webhook_events_pending')
      .on(table.guid, table.id)
      .where(sql`status = 'pending'`),
    index('webhook_events_at').on(table.at),
    index('webhook_events_undelivered')
      .on(table.at)
      .where(sql`status <> 'delivered'`),
  ],
);
export type WebhookEvent = typeof webhookEvents.$inferSelect;
