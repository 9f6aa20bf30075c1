import { and, asc, count, eq, gt, lte, or } from 'drizzle-orm';
import { codeMessages } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRow, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';
import type { CodeKey } from './codes';

export type CodeMessage = Opened<typeof codeMessages>;

const at = ({ guid, purpose, sessionId }: CodeKey) =>
  and(eq(codeMessages.guid, guid), eq(codeMessages.purpose, purpose), eq(codeMessages.sessionId, sessionId));
/** Only while the attempt is the last one: a newer message, or another process, has another. */
const ofAttempt = (message: CodeMessage) => and(at(message), eq(codeMessages.attempt, message.attempt));

/** Call it in the transaction of the code. */
export const writeCodeMessage = async (db: Db, message: CodeMessage): Promise<void> => {
  const row = sealRow(db, codeMessages, message);
  const { guid: _g, purpose: _p, sessionId: _s, ...changes } = row;
  await db
    .insert(codeMessages)
    .values(row)
    .onConflictDoUpdate({
      target: [codeMessages.guid, codeMessages.purpose, codeMessages.sessionId],
      set: changes,
    });
};

export const findCodeMessage = async (db: Db, key: CodeKey): Promise<CodeMessage | undefined> => {
  const [row] = await db.select().from(codeMessages).where(at(key));
  return row && openRow(db, codeMessages, row);
};

export const listDueCodeMessages = (db: Db, now: Date, limit: number): Promise<CodeKey[]> =>
  db
    .select({
      guid: codeMessages.guid,
      purpose: codeMessages.purpose,
      sessionId: codeMessages.sessionId,
    })
    .from(codeMessages)
    .where(lte(codeMessages.nextAt, now))
    .orderBy(asc(codeMessages.nextAt))
    .limit(limit);

/** Returns false when the attempt is not the last one any more. */
export const updateCodeMessage = async (
  db: Db,
  message: CodeMessage,
  changes: Partial<Pick<CodeMessage, 'attempt' | 'attempts' | 'nextAt' | 'expiresAt'>>,
): Promise<boolean> => {
  const updated = await db
    .update(codeMessages)
    .set(changes)
    .where(ofAttempt(message))
    .returning({ guid: codeMessages.guid });
  return updated.length > 0;
};

export const deleteCodeMessage = async (db: Db, message: CodeMessage): Promise<boolean> => {
  const deleted = await db
    .delete(codeMessages)
    .where(ofAttempt(message))
    .returning({ guid: codeMessages.guid });
  return deleted.length > 0;
};

export const deleteExpiredCodeMessages = async (db: Db, now: Date): Promise<void> => {
  await db.delete(codeMessages).where(lte(codeMessages.expiresAt, now));
};

export const countOverdueCodeMessages = async (db: Db, now: Date): Promise<number> => {
  const [row] = await db
    .select({ number: count() })
    .from(codeMessages)
    .where(or(gt(codeMessages.attempts, 1), lte(codeMessages.nextAt, now)));
  return row?.number ?? 0;
};
