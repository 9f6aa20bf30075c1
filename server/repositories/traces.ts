import { asc, eq } from 'drizzle-orm';
import { traces } from '../db/schema';
import type { Opened } from '../db/schema/columns';
import { openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

export type StoredTrace = Opened<typeof traces>;

export const insertTrace = async (db: Db, trace: Omit<StoredTrace, 'id'>): Promise<void> => {
  await db.insert(traces).values(sealRow(db, traces, trace));
};

/** Returns the recordings of a journey, oldest first. Throws SealBroken. */
export const listTraces = async (db: Db, journey: string): Promise<StoredTrace[]> =>
  openRows(
    db,
    traces,
    await db.select().from(traces).where(eq(traces.journey, journey)).orderBy(asc(traces.id)),
  );

export const deleteTraces = async (db: Db, journey: string): Promise<void> => {
  await db.delete(traces).where(eq(traces.journey, journey));
};
