import { and, eq, gt, lt, ne, notLike, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { codes, type CodePurpose } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRow, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

export type Code = Opened<typeof codes>;

export interface CodeKey {
  readonly guid: string;
  readonly purpose: CodePurpose;
  readonly sessionId: string;
}

/** Prefix of the hash of a used code. The code is recognised when it is sent again, but has no effect. */
const USED = 'used:';

export const isUnused = ({ hash }: Pick<Code, 'hash'>): boolean => hash !== '' && !hash.startsWith(USED);
export const isUsedAs = (stored: string, hash: string): boolean => stored === `${USED}${hash}`;

const at = ({ guid, purpose, sessionId }: CodeKey) =>
  and(eq(codes.guid, guid), eq(codes.purpose, purpose), eq(codes.sessionId, sessionId));

const { placeholder } = sql;

const find = prepared('find_code', (db) =>
  db
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.guid, placeholder('guid')),
        eq(codes.purpose, placeholder('purpose')),
        eq(codes.sessionId, placeholder('sessionId')),
      ),
    ),
);

export const findCode = async (db: Db, { guid, purpose, sessionId }: CodeKey): Promise<Code | undefined> => {
  const [code] = await find(db, { guid, purpose, sessionId });
  return code && openRow(db, codes, code);
};

export const saveCode = async (db: Db, code: Code): Promise<void> => {
  const row = sealRow(db, codes, code);
  const { guid: _g, purpose: _p, sessionId: _s, ...changes } = row;
  await db
    .insert(codes)
    .values(row)
    .onConflictDoUpdate({ target: [codes.guid, codes.purpose, codes.sessionId], set: changes });
};

/** In one statement, which also returns what to compare the guess with; undefined when no guess is left. */
export const countGuess = async (
  db: Db,
  key: CodeKey,
  maximum: number,
  now: Date,
): Promise<Pick<Code, 'hash' | 'target' | 'guesses'> | undefined> => {
  const [code] = await db
    .update(codes)
    .set({ guesses: sql`${codes.guesses} + 1` })
    .where(and(at(key), ne(codes.hash, ''), gt(codes.expiresAt, now), lt(codes.guesses, maximum)))
    .returning({ hash: codes.hash, target: codes.target, guesses: codes.guesses });
  return code && openRow(db, codes, code);
};

/** Undoes the count of a guess, when it repeats the right code. */
export const takeBackGuess = async (db: Db, key: CodeKey): Promise<void> => {
  await db
    .update(codes)
    .set({ guesses: sql`greatest(${codes.guesses} - 1, 0)` })
    .where(at(key));
};

/** Repetitions of a used code get guesses of their own. */
export const useCode = async (db: Db, key: CodeKey, hash: string): Promise<void> => {
  await db
    .update(codes)
    .set({ hash: `${USED}${hash}`, guesses: 0 })
    .where(at(key));
};

/** Invalidates the code sent at that instant after a failed delivery, as if it had never been sent. */
export const dropCode = async (db: Db, key: CodeKey, sentAt: Date): Promise<void> => {
  await db
    .update(codes)
    .set({ hash: '', sentAt: new Date(0) })
    .where(and(at(key), eq(codes.sentAt, sentAt)));
};

/** Lets the next code be requested at once, and the one that was sent at that instant be entered. */
export const allowResend = async (db: Db, key: CodeKey, sentAt: Date): Promise<void> => {
  await db
    .update(codes)
    .set({ sentAt: new Date(0) })
    .where(and(at(key), eq(codes.sentAt, sentAt)));
};

export const prolongCode = async (db: Db, key: CodeKey, expiresAt: Date): Promise<void> => {
  await db.update(codes).set({ expiresAt }).where(at(key));
};

export const dropOtherSessions = async (db: Db, { guid, purpose, sessionId }: CodeKey): Promise<void> => {
  await db
    .update(codes)
    .set({ hash: '' })
    .where(
      and(
        eq(codes.guid, guid),
        eq(codes.purpose, purpose),
        ne(codes.sessionId, sessionId),
        notLike(codes.hash, `${USED}%`),
      ),
    );
};
