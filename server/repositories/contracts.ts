import { and, eq, isNull } from 'drizzle-orm';
import { contracts, type StoredContract } from '../db/schema';
import type { Db } from '../db/types';

/** Finds a document by its two numbers, which identify it only together. */
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

/** Saves the document, replacing the request's earlier one of the same kind. */
export const saveContract = async (db: Db, contract: StoredContract): Promise<void> => {
  await db
    .insert(contracts)
    .values(contract)
    .onConflictDoUpdate({ target: [contracts.guid, contracts.kind], set: contract });
};

/**
 * Stores when a document was first opened, and returns whether this call did. When the document was replaced
 * meanwhile, the new one does not count as opened.
 */
export const setRead = async (
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
