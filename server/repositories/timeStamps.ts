import { and, asc, count, eq, min, ne, sql } from 'drizzle-orm';
import { contracts, timeStamps, type StoredContract, type TimeStampDue } from '../db/schema';
import type { Backlog, Db } from '../db/types';
import { LONGEST_PAUSE_MS } from '../domain/retry';
import { isDue } from './due';

type Named = Pick<StoredContract, 'guid' | 'kind'>;

/** An attempt takes less. One that has not ended by then was that of a process that died. */
const TAKEN_MS = 120_000;

const isOf = ({ guid, kind }: Named) => and(eq(timeStamps.guid, guid), eq(timeStamps.kind, kind));

/** Call it in the transaction of the signature. */
export const queueTimeStamps = async (db: Db, signed: readonly Named[], at: Date): Promise<void> => {
  await db
    .insert(timeStamps)
    .values(signed.map(({ guid, kind }) => ({ guid, kind, createdAt: at, nextAt: at })));
};

/** For two minutes no other process takes them. Call it under a lock of all processes. */
export const takeDueStamps = async (
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<TimeStampDue[]> => {
  const due = await db
    .select()
    .from(timeStamps)
    .where(isDue(timeStamps.nextAt, now, LONGEST_PAUSE_MS))
    .orderBy(asc(timeStamps.nextAt))
    .limit(limit);
  const nextAt = new Date(now.getTime() + TAKEN_MS);
  const taken: TimeStampDue[] = [];
  for (const one of due) {
    const attempts = one.attempts + 1;
    await db.update(timeStamps).set({ nextAt, attempts }).where(isOf(one));
    taken.push({ ...one, nextAt, attempts });
  }
  return taken;
};

export const postponeStamp = async (db: Db, due: Named, nextAt: Date): Promise<void> => {
  await db.update(timeStamps).set({ nextAt }).where(isOf(due));
};

export const endStamp = async (db: Db, due: Named): Promise<void> => {
  await db.delete(timeStamps).where(isOf(due));
};

export const replacedKeys = async (db: Db, guid: string): Promise<string[]> => {
  const rows = await db
    .select({ key: timeStamps.replacedKey })
    .from(timeStamps)
    .where(and(eq(timeStamps.guid, guid), ne(timeStamps.replacedKey, '')));
  return rows.map(({ key }) => key);
};

export interface Stamped extends Named, Pick<StoredContract, 'storageKey' | 'sha256'> {
  readonly stampedAt: Date;
  readonly replacedKey: string;
}

/** Returns false when the row names another file by now. */
export const saveStamped = async (
  db: Db,
  { replacedKey, storageKey, sha256, stampedAt, ...named }: Stamped,
): Promise<boolean> => {
  const saved = await db
    .update(contracts)
    .set({ storageKey, sha256, stampedAt })
    .where(
      and(
        eq(contracts.guid, named.guid),
        eq(contracts.kind, named.kind),
        eq(contracts.storageKey, replacedKey),
      ),
    )
    .returning({ one: sql`1` });
  if (saved.length === 0) return false;
  await db.update(timeStamps).set({ replacedKey }).where(isOf(named));
  return true;
};

export const backlogOfStamps = async (db: Db): Promise<Backlog[]> => {
  const [row] = await db
    .select({ number: count(), since: min(timeStamps.createdAt) })
    .from(timeStamps)
    .where(eq(timeStamps.replacedKey, ''));
  return row ? [{ status: 'pending', ...row }] : [];
};
