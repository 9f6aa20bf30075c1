import { and, eq, gte, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { sessions, type Session } from '../db/schema';
import type { Db } from '../db/types';

const { placeholder } = sql;

const find = prepared('find_session', (db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, placeholder('tokenHash'))),
);
const findRotated = prepared('find_rotated_session', (db) =>
  db
    .select()
    .from(sessions)
    .where(inArray(sessions.previousTokenHash, [placeholder('previous'), placeholder('beforeCode')])),
);

/** A token from before the confirmation of a code is stored under another hash (session/rotation.ts). */
export const findSession = async (
  db: Db,
  tokenHash: string,
  [previous, beforeCode]: readonly [string, string] = ['', ''],
): Promise<Session | undefined> => {
  const [session] = await find(db, { tokenHash });
  // Separate query: almost all calls use the current token, so one index lookup is enough. A
  // rotation in between is found here.
  return session ?? (await findRotated(db, { previous, beforeCode }))[0];
};

const findById = prepared('find_session_by_id', (db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.id, placeholder('id'))),
);
const lock = prepared('lock_session', (db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.id, placeholder('id')))
    .for('update'),
);

export const findSessionById = async (db: Db, id: string): Promise<Session | undefined> =>
  (await findById(db, { id }))[0];

export const lockSession = async (db: Db, id: string): Promise<Session | undefined> =>
  (await lock(db, { id }))[0];

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

export const updateOwner = async (
  db: Db,
  id: string,
  guid: string,
  changes: Partial<Omit<Session, 'id' | 'createdAt'>>,
): Promise<void> => {
  await db
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.id, id), eq(sessions.guid, guid)));
};

/**
 * Returns whether the session still had the token with the hash `before`, as its own or as the one before the
 * last rotation. It is locked until the transaction ends.
 */
export const replaceToken = async (
  db: Db,
  id: string,
  before: string,
  changes: Pick<Session, 'tokenHash' | 'previousTokenHash' | 'seenAt'>,
): Promise<boolean> => {
  const isHeld = or(eq(sessions.tokenHash, before), eq(sessions.previousTokenHash, before));
  const replaced = await db
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.id, id), isHeld))
    .returning({ id: sessions.id });
  return replaced.length > 0;
};

export const deleteSession = async (db: Db, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id));
};

export const deleteEndedSessions = async (db: Db, seenBefore: Date, createdBefore: Date): Promise<void> => {
  await db.delete(sessions).where(or(lt(sessions.seenAt, seenBefore), lt(sessions.createdAt, createdBefore)));
};

interface Kept {
  readonly id: string;
  readonly guid: string;
  readonly now: Date;
}

/** A session may wait once. Afterwards `waitingUntil` has this value. */
export const WAITED = new Date(0);

export const endWaiting = async (db: Db, { id, guid, now }: Kept): Promise<readonly string[]> => {
  const spent = await db
    .update(sessions)
    .set({ waitingUntil: WAITED })
    .where(and(eq(sessions.guid, guid), ne(sessions.id, id), gte(sessions.waitingUntil, now)))
    .returning({ id: sessions.id });
  return spent.map((one) => one.id);
};

/** From now on the other sessions have only located the request, as by its link. */
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

/**
 * In a fixed order, so that parallel releases do not deadlock. Returns the ids of the sessions that a release
 * changes.
 */
export const lockHolders = async (
  db: Db,
  guid: string,
  proof: string | undefined,
): Promise<readonly string[]> => {
  const holders = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      proof === undefined
        ? eq(sessions.guid, guid)
        : or(eq(sessions.guid, guid), eq(sessions.resumeProof, proof)),
    )
    .orderBy(sessions.id)
    .for('update');
  return holders.map(({ id }) => id);
};
