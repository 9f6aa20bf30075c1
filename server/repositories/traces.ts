import { asc, desc, eq } from 'drizzle-orm';
import { traces } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

export type StoredTrace = Opened<typeof traces>;

export const insertTrace = async (db: Db, trace: Omit<StoredTrace, 'id'>): Promise<void> => {
  await db.insert(traces).values(sealRow(db, traces, trace));
};

/** Throws SealBroken. */
export const listTraces = async (db: Db, journey: string): Promise<StoredTrace[]> =>
  openRows(
    db,
    traces,
    await db.select().from(traces).where(eq(traces.journey, journey)).orderBy(asc(traces.id)),
  );

/** Reads the newest recording alone: all of them may be large together. Throws SealBroken. */
export const findLastTrace = async (db: Db, journey: string): Promise<StoredTrace | undefined> => {
  const newest = db
    .select()
    .from(traces)
    .where(eq(traces.journey, journey))
    .orderBy(desc(traces.id))
    .limit(1);
  return openRows(db, traces, await newest)[0];
};

export const deleteTraces = async (db: Db, journey: string): Promise<void> => {
  await db.delete(traces).where(eq(traces.journey, journey));
};
