import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNull, min, ne, or, sql } from 'drizzle-orm';
import { reviewMails, type NewsKind, type ReviewMail } from '../db/schema';
import type { Backlog, Db } from '../db/types';
import { isOfOtherClock } from '../domain/clocks';
import { LONGEST_PAUSE_MS } from '../domain/retry';
import { isDue } from './due';

/** The mail server takes less. An attempt that has not ended by then was that of a process that died. */
const TAKEN_MS = 5 * 60_000;

const ofRequest = (guid: string) => eq(reviewMails.guid, guid);
const isFree = (now: Date) =>
  or(isNull(reviewMails.takenUntil), isDue(reviewMails.takenUntil, now, TAKEN_MS));

export const isBeingSent = ({ takenUntil }: Pick<ReviewMail, 'takenUntil'>, now: Date): boolean =>
  takenUntil !== null && takenUntil > now && !isOfOtherClock(takenUntil.getTime(), now.getTime() + TAKEN_MS);

interface Written {
  readonly guid: string;
  readonly document: string;
  readonly kind: NewsKind;
  readonly origin: string;
  readonly at: Date;
}

/** A reviewer who refuses one document often refuses another at once: both come in one e-mail. */
export const REFUSALS_GATHERED_MS = 5000;

/** Takes the place of an e-mail about the same document. Call it in the transaction of the decision. */
export const writeMail = async (db: Db, mail: Written): Promise<void> => {
  const { kind, origin, at } = mail;
  const nextAt = kind === 'refused' ? new Date(at.getTime() + REFUSALS_GATHERED_MS) : at;
  const fresh = { kind, origin, at, nextAt, attempts: 0, firstTriedAt: null, failure: '' };
  await db
    .insert(reviewMails)
    .values({ ...mail, nextAt })
    .onConflictDoUpdate({
      target: [reviewMails.guid, reviewMails.document],
      // An attempt that is being made stays, so that the newer e-mail does not overtake the older one.
      set: { ...fresh, status: 'pending', id: sql`excluded.id` },
    });
};

/** `documents`: all if not given. E-mails that are being sent stay. */
export const dropMails = async (
  db: Db,
  guid: string,
  { now, documents }: { readonly now: Date; readonly documents?: readonly string[] },
): Promise<void> => {
  if (documents?.length === 0) return;
  const about = documents && inArray(reviewMails.document, [...documents]);
  await db.delete(reviewMails).where(and(ofRequest(guid), about, isFree(now)));
};

export const listMails = (db: Db, guid: string): Promise<ReviewMail[]> =>
  db.select().from(reviewMails).where(ofRequest(guid)).orderBy(asc(reviewMails.id));

export const guidsOfDueMails = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ guid: reviewMails.guid })
    .from(reviewMails)
    .where(
      and(eq(reviewMails.status, 'pending'), isDue(reviewMails.nextAt, now, LONGEST_PAUSE_MS), isFree(now)),
    )
    .groupBy(reviewMails.guid)
    .orderBy(sql`min(${reviewMails.nextAt})`)
    .limit(limit);
  return rows.map(({ guid }) => guid);
};

const isSame = ({ guid, document }: ReviewMail) => and(ofRequest(guid), eq(reviewMails.document, document));

/** Call it under the request's lock, when none of the request is taken. */
export const takeMail = async (db: Db, mail: ReviewMail, now: Date): Promise<ReviewMail> => {
  const [taken] = await db
    .update(reviewMails)
    .set({
      attempt: randomUUID(),
      takenUntil: new Date(now.getTime() + TAKEN_MS),
      attempts: mail.attempts + 1,
      firstTriedAt: mail.firstTriedAt ?? now,
    })
    .where(isSame(mail))
    .returning();
  return taken ?? mail;
};

const released = { attempt: '', takenUntil: null } as const;

/**
 * Ends an attempt: with `after` the e-mail is tried again or dead, without it it was sent. A newer e-mail
 * that was written meanwhile stays as it is. Returns false if the request was erased, or the attempt taken
 * over.
 */
export const endAttempt = async (
  db: Db,
  taken: ReviewMail,
  after?: Pick<ReviewMail, 'status' | 'nextAt' | 'failure'>,
): Promise<boolean> => {
  const isMine = and(isSame(taken), eq(reviewMails.attempt, taken.attempt));
  const isNewest = eq(reviewMails.id, taken.id);
  if (after) await db.update(reviewMails).set(after).where(and(isMine, isNewest));
  const gone = after
    ? []
    : await db.delete(reviewMails).where(and(isMine, isNewest)).returning({ id: reviewMails.id });
  if (gone.length > 0) return true;
  const left = await db.update(reviewMails).set(released).where(isMine).returning({ id: reviewMails.id });
  return left.length > 0;
};

export const reviveMails = async (db: Db, now: Date, guid?: string): Promise<number> => {
  const revived = await db
    .update(reviewMails)
    .set({ status: 'pending', nextAt: now, attempts: 0, firstTriedAt: null })
    .where(guid === undefined ? eq(reviewMails.status, 'dead') : ofRequest(guid))
    .returning({ id: reviewMails.id });
  return revived.length;
};

export const deleteDeadMails = (db: Db, guid: string): Promise<ReviewMail[]> =>
  db
    .delete(reviewMails)
    .where(and(ofRequest(guid), eq(reviewMails.status, 'dead')))
    .returning();

export const listFailedMails = (db: Db, limit: number): Promise<ReviewMail[]> =>
  db.select().from(reviewMails).where(ne(reviewMails.failure, '')).orderBy(asc(reviewMails.id)).limit(limit);

export const backlogOfMails = (db: Db): Promise<Backlog[]> =>
  db
    .select({ status: reviewMails.status, number: count(), since: min(reviewMails.at) })
    .from(reviewMails)
    .groupBy(reviewMails.status);
