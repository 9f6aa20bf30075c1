import { eq, inArray, lt, or, sql } from 'drizzle-orm';
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
