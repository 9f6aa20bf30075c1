import { and, eq, isNull } from 'drizzle-orm';
import { contracts, type StoredContract } from '../db/schema';
import type { Db } from '../db/types';

/** By its two numbers, which only together name it. */
export const findContract = async (
  db: Db,
  guid: string,
  { stampeId, barCode }: Pick<StoredContract, 'stampeId' | 'barCode'>,
): Promise<StoredContract | undefined> => {
  const [contract] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.guid, guid), eq(contracts.stampeId, stampeId), eq(contracts.barCode, barCode)));
  return contract;
};

/** Writes over the request's earlier document of the kind. */
export const saveContract = async (db: Db, contract: StoredContract): Promise<void> => {
  await db
    .insert(contracts)
    .values(contract)
    .onConflictDoUpdate({ target: [contracts.guid, contracts.kind], set: contract });
};

/**
 * Whether this call noted it: the first notice stands. One of a document that was made anew
 * meanwhile is no notice of the new one.
 */
export const setNoticed = async (
  db: Db,
  { guid, kind, stampeId }: Pick<StoredContract, 'guid' | 'kind' | 'stampeId'>,
  noticeAt: Date,
): Promise<boolean> => {
  const noticed = await db
    .update(contracts)
    .set({ noticeAt })
    .where(
      and(
        eq(contracts.guid, guid),
        eq(contracts.kind, kind),
        eq(contracts.stampeId, stampeId),
        isNull(contracts.noticeAt),
      ),
    )
    .returning({ guid: contracts.guid });
  return noticed.length > 0;
};
