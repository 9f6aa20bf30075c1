import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, inArray, lt, min, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { webhookEvents, type EventType, type Request, type WebhookEvent } from '../db/schema';
import type { Backlog, Db } from '../db/types';
import { LONGEST_PAUSE_MS } from '../domain/retry';
import { isDue } from './due';

const MESSAGE_ID_BYTES = 18;
/** Lease: longer than any attempt; expired leases are retried. */
const TAKEN_MS = 60_000;

interface Change {
  readonly type: EventType;
  readonly state: Request['state'] | 'erased';
  readonly document?: string;
  readonly at: Date;
  readonly notBefore?: Date;
}

/** Call it in the transaction of the change. */
export const recordChange = async (
  db: Db,
  { guid, journey }: Pick<Request, 'guid' | 'journey'>,
  { type, state, document = '', at, notBefore: nextAt = at }: Change,
): Promise<void> => {
  const messageId = `msg_${randomBytes(MESSAGE_ID_BYTES).toString('base64url')}`;
  await db.insert(webhookEvents).values({ guid, journey, type, state, document, at, messageId, nextAt });
};

/**
 * Returns when an event of the request that is being sent now has surely ended; `now` if there is none. Its
 * row may be deleted before that, but no other event is to overtake it. No attempt begins until the
 * transaction ends.
 */
export const endOfAttempt = async (db: Db, guid: string, now: Date): Promise<Date> => {
  const pending = await db
    .select({ attempts: webhookEvents.attempts, nextAt: webhookEvents.nextAt })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.guid, guid), eq(webhookEvents.status, 'pending')))
    .for('update');
  const tried = pending.filter(({ attempts }) => attempts > 0).map(({ nextAt }) => nextAt.getTime());
  // The time of an event that waits for its next attempt may be hours away.
  const latest = now.getTime() + TAKEN_MS;
  return new Date(Math.min(Math.max(now.getTime(), ...tried), latest));
};

const earlier = alias(webhookEvents, 'earlier');

/**
 * At most one event of a request: its first that is pending. For a minute no other process takes it, nor a
 * later event of the same request. Call it under a lock of all processes.
 */
export const takeDueEvents = async (
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<WebhookEvent[]> => {
  const due = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.status, 'pending'),
        isDue(webhookEvents.nextAt, now, LONGEST_PAUSE_MS),
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.guid, webhookEvents.guid),
                lt(earlier.id, webhookEvents.id),
                eq(earlier.status, 'pending'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(webhookEvents.id))
    .limit(limit);
  if (due.length === 0) return [];
  return db
    .update(webhookEvents)
    .set({
      nextAt: new Date(now.getTime() + TAKEN_MS),
      attempts: sql`${webhookEvents.attempts} + 1`,
      firstTriedAt: sql`coalesce(${webhookEvents.firstTriedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      inArray(
        webhookEvents.id,
        due.map(({ id }) => id),
      ),
    )
    .returning();
};

export const saveAttempt = async (
  db: Db,
  { guid, id }: Pick<WebhookEvent, 'guid' | 'id'>,
  outcome: Partial<Pick<WebhookEvent, 'status' | 'nextAt' | 'failure'>>,
): Promise<void> => {
  await db
    .update(webhookEvents)
    .set(outcome)
    .where(and(eq(webhookEvents.guid, guid), eq(webhookEvents.id, id)));
};

export const listFailedEvents = (db: Db, limit: number): Promise<WebhookEvent[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(
      or(
        eq(webhookEvents.status, 'dead'),
        and(eq(webhookEvents.status, 'pending'), ne(webhookEvents.failure, '')),
      ),
    )
    .orderBy(asc(webhookEvents.id))
    .limit(limit);

export const countEvents = async (
  db: Db,
): Promise<Readonly<Partial<Record<WebhookEvent['status'], number>>>> => {
  const rows = await db
    .select({ status: webhookEvents.status, number: count() })
    .from(webhookEvents)
    .groupBy(webhookEvents.status);
  return Object.fromEntries(rows.map(({ status, number }) => [status, number]));
};

export const backlogOfEvents = (db: Db): Promise<Backlog[]> =>
  db
    .select({ status: webhookEvents.status, number: count(), since: min(webhookEvents.at) })
    .from(webhookEvents)
    // As the index has it, so that delivered events are not read.
    .where(sql`status <> 'delivered'`)
    .groupBy(webhookEvents.status);

/** Dead events are tried for another three days. */
export const reviveEvents = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .update(webhookEvents)
      .set({ status: 'pending', nextAt: now, firstTriedAt: null, attempts: 0 })
      .where(eq(webhookEvents.status, 'dead'))
      .returning({ one: sql`1` })
  ).length;

export const deleteOldEvents = async (db: Db, before: Date, onlyEnded: boolean): Promise<void> => {
  const isEnded = onlyEnded ? ne(webhookEvents.status, 'pending') : undefined;
  await db.delete(webhookEvents).where(and(lt(webhookEvents.at, before), isEnded));
};
