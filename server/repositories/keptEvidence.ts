import { eq, inArray, lt } from 'drizzle-orm';
import { keptEvidence } from '../db/schema';
import { openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

/** The most rows that one statement deletes. */
const AT_ONCE = 1000;

interface KeptEvidence {
  /** Guid of the request. */
  readonly about: string;
  readonly content: string;
  readonly signedAt: Date;
}

export const keepEvidence = async (db: Db, evidence: KeptEvidence): Promise<void> => {
  await db.insert(keptEvidence).values(sealRow(db, keptEvidence, evidence));
};

export const findKeptEvidence = async (db: Db, guid: string): Promise<KeptEvidence | undefined> =>
  openRows(db, keptEvidence, await db.select().from(keptEvidence).where(eq(keptEvidence.about, guid)))[0];

/** Deletes what proves requests that were signed before. Returns how many. */
export const deleteKeptEvidence = async (db: Db, before: Date): Promise<number> => {
  const old = db
    .select({ about: keptEvidence.about })
    .from(keptEvidence)
    .where(lt(keptEvidence.signedAt, before))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(keptEvidence)
    .where(inArray(keptEvidence.about, old))
    .returning({ about: keptEvidence.about });
  return deleted.length;
};
