import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
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

/** The sessions that have the request as their own, but for one, and for those that wait for another device. */
const ownedByOthers = ({ id, guid, now }: Kept) =>
  and(
    eq(sessions.guid, guid),
    ne(sessions.id, id),
    or(isNull(sessions.waitingUntil), lt(sessions.waitingUntil, now)),
  );

/** Those sessions have only located the request from now on, as by its link. */
export const releaseOwners = async (db: Db, kept: Kept): Promise<void> => {
  await db
    .update(sessions)
    .set({ guid: null, resumeGuid: kept.guid, resumeProof: null, releasedAt: kept.now })
    .where(ownedByOthers(kept));
};

/** What other sessions have proven of the identity counts no more; one that waits with the request itself keeps it. */
export const releaseProofs = async (db: Db, proof: string, { id, guid, now }: Kept): Promise<void> => {
  await db
    .update(sessions)
    .set({ resumeProof: null, releasedAt: now })
    .where(
      and(
        eq(sessions.resumeProof, proof),
        ne(sessions.id, id),
        sql`${sessions.guid} is distinct from ${guid}`,
      ),
    );
};

/** Locks what a release changes, always in the same order: two releases at once wait for each other. */
export const lockHolders = async (db: Db, guid: string, proof: string | null): Promise<void> => {
  await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      proof === null ? eq(sessions.guid, guid) : or(eq(sessions.guid, guid), eq(sessions.resumeProof, proof)),
    )
    .orderBy(sessions.id)
    .for('update');
};
