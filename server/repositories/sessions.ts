import { and, eq, gte, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { sessions, type Session } from '../db/schema';
import type { Db } from '../db/types';

const { placeholder } = sql;

const find = prepared('find_session', (db) =>
  db
    .select()
    .from(sessions)
    .where(
      or(
        eq(sessions.tokenHash, placeholder('tokenHash')),
        inArray(sessions.previousTokenHash, [placeholder('previous'), placeholder('beforeCode')]),
      ),
    ),
);

/** By the hash of its token, or by what is kept of the one before the last rotation, in one of two ways. */
export const findSession = async (
  db: Db,
  tokenHash: string,
  [previous, beforeCode]: readonly [string, string] = ['', ''],
): Promise<Session | undefined> => (await find(db, { tokenHash, previous, beforeCode }))[0];

/** As it is now. */
export const findSessionById = async (db: Db, id: string): Promise<Session | undefined> =>
  (await db.select().from(sessions).where(eq(sessions.id, id)))[0];

/** Holds other calls of the session back until the transaction ends. */
export const lockSession = async (db: Db, id: string): Promise<Session | undefined> => {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return session;
};

export const insertSession = async (db: Db, session: Session): Promise<void> => {
  await db.insert(sessions).values(session);
};

export const updateSession = async (
  db: Db,
  id: string,
  changes: Partial<Omit<Session, 'id' | 'createdAt'>>,
): Promise<void> => {
  await db.update(sessions).set(changes).where(eq(sessions.id, id));
};

export const deleteSession = async (db: Db, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};

export const deleteEndedSessions = async (db: Db, seenBefore: Date, createdBefore: Date): Promise<void> => {
  await db.delete(sessions).where(or(lt(sessions.seenAt, seenBefore), lt(sessions.createdAt, createdBefore)));
};

/** A request, and the session that alone is to keep it. */
interface Kept {
  readonly id: string;
  readonly guid: string;
  readonly now: Date;
}

/** A session may wait once: afterwards this stands in place of the time. */
export const WAITED = new Date(0);

/** Of those that wait for another device, and have the request: they have waited. Answers their ids. */
export const spendWaiting = async (db: Db, { id, guid, now }: Kept): Promise<readonly string[]> => {
  const spent = await db
    .update(sessions)
    .set({ waitingUntil: WAITED })
    .where(and(eq(sessions.guid, guid), ne(sessions.id, id), gte(sessions.waitingUntil, now)))
    .returning({ id: sessions.id });
  return spent.map((one) => one.id);
};

/** The other sessions that have the request have only located it from now on, as by its link. */
export const releaseOwners = async (
  db: Db,
  { id, guid, now }: Kept,
  spared: readonly string[] = [],
): Promise<void> => {
  await db
    .update(sessions)
    .set({ guid: null, resumeGuid: guid, resumeDoor: 'own', resumeProof: null, releasedAt: now })
    .where(and(eq(sessions.guid, guid), notInArray(sessions.id, [id, ...spared])));
};

/** What other sessions have proven of the identity counts no more. */
export const releaseProofs = async (
  db: Db,
  proof: string,
  { id, now }: Kept,
  spared: readonly string[] = [],
): Promise<void> => {
  await db
    .update(sessions)
    .set({ resumeProof: null, releasedAt: now })
    .where(and(eq(sessions.resumeProof, proof), notInArray(sessions.id, [id, ...spared])));
};

/** Locks what a release changes, always in the same order: two releases at once wait for each other. */
export const lockHolders = async (db: Db, guid: string, proof: string | undefined): Promise<void> => {
  await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      proof === undefined
        ? eq(sessions.guid, guid)
        : or(eq(sessions.guid, guid), eq(sessions.resumeProof, proof)),
    )
    .orderBy(sessions.id)
    .for('update');
};
