import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { keptEvidence } from '../db/schema';
import { openRows, sealRow } from '../db/sealedRows';
import type { Db } from '../db/types';

const AT_ONCE = 100;

interface KeptEvidence {
  readonly about: string;
  readonly content: string;
  readonly signedAt: Date;
}

export const keepEvidence = async (db: Db, evidence: KeptEvidence): Promise<void> => {
  await db.insert(keptEvidence).values(sealRow(db, keptEvidence, evidence));
};

export const findKeptEvidence = async (db: Db, guid: string): Promise<KeptEvidence | undefined> =>
  openRows(db, keptEvidence, await db.select().from(keptEvidence).where(eq(keptEvidence.about, guid)))[0];

export const oldEvidence = async (db: Db, before: Date, afterGuid: string): Promise<string[]> => {
  const old = await db
    .select({ about: keptEvidence.about })
    .from(keptEvidence)
    .where(and(lt(keptEvidence.signedAt, before), gt(keptEvidence.about, afterGuid)))
    .orderBy(asc(keptEvidence.about))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return old.map(({ about }) => about);
};

export const deleteKeptEvidence = async (db: Db, guids: readonly string[]): Promise<void> => {
  await db.delete(keptEvidence).where(inArray(keptEvidence.about, [...guids]));
};
