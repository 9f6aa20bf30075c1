import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { reviewers, reviewSessions, type Reviewer, type ReviewSession } from '../db/schema';
import type { Db } from '../db/types';

export const insertReviewer = async (db: Db, reviewer: Reviewer): Promise<boolean> =>
  (
    await db
      .insert(reviewers)
      .values(reviewer)
      .onConflictDoNothing()
      .returning({ one: sql`1` })
  ).length > 0;

export const listReviewers = (db: Db): Promise<Reviewer[]> =>
  db.select().from(reviewers).orderBy(asc(reviewers.name));

export const findReviewerByToken = async (db: Db, tokenHash: string): Promise<Reviewer | undefined> =>
  (await db.select().from(reviewers).where(eq(reviewers.tokenHash, tokenHash)))[0];

/** Returns false when there is none. Call it in a transaction. */
export const deleteReviewer = async (db: Db, name: string): Promise<boolean> => {
  await db.delete(reviewSessions).where(eq(reviewSessions.name, name));
  return (
    (
      await db
        .delete(reviewers)
        .where(eq(reviewers.name, name))
        .returning({ one: sql`1` })
    ).length > 0
  );
};

export const insertReviewSession = async (db: Db, session: ReviewSession): Promise<void> => {
  await db.insert(reviewSessions).values(session);
};

interface SessionLimits {
  readonly seenBefore: Date;
  readonly createdBefore: Date;
}

/** A session that was opened before its reviewer was added is that of a former one of the same name. */
export const findReviewSession = async (
  db: Db,
  tokenHash: string,
  { seenBefore, createdBefore }: SessionLimits,
): Promise<ReviewSession | undefined> => {
  const [found] = await db
    .select({ session: reviewSessions })
    .from(reviewSessions)
    .innerJoin(reviewers, eq(reviewers.name, reviewSessions.name))
    .where(
      and(
        eq(reviewSessions.tokenHash, tokenHash),
        gte(reviewSessions.createdAt, reviewers.createdAt),
        gte(reviewSessions.seenAt, seenBefore),
        gte(reviewSessions.createdAt, createdBefore),
      ),
    );
  return found?.session;
};

export const touchReviewSession = async (db: Db, tokenHash: string, seenAt: Date): Promise<void> => {
  await db.update(reviewSessions).set({ seenAt }).where(eq(reviewSessions.tokenHash, tokenHash));
};

export const deleteReviewSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.delete(reviewSessions).where(eq(reviewSessions.tokenHash, tokenHash));
};

export const deleteEndedReviewSessions = async (
  db: Db,
  { seenBefore, createdBefore }: SessionLimits,
): Promise<void> => {
  await db
    .delete(reviewSessions)
    .where(or(lt(reviewSessions.seenAt, seenBefore), lt(reviewSessions.createdAt, createdBefore)));
};
