import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { contracts, type StoredContract } from '../db/schema';
import type { Db } from '../db/types';

const order: readonly StoredContract['kind'][] = ['questionnaire', 'contract'];

const inOrder = (rows: readonly StoredContract[]): StoredContract[] =>
  [...rows].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

const list = prepared('list_contracts', (db) =>
  db
    .select()
    .from(contracts)
    .where(eq(contracts.guid, sql.placeholder('guid'))),
);

/** Returns the documents in the order of the contract list: entry 0 is the questionnaire. */
export const contractsInOrder = async (db: Db, guid: string): Promise<StoredContract[]> =>
  inOrder(await list(db, { guid }));

/** Signs the documents that are not signed yet, and returns them in the order of the contract list. */
export const markSigned = async (db: Db, guid: string, signedAt: Date): Promise<StoredContract[]> => {
  const signed = await db
    .update(contracts)
    .set({ signedAt })
    .where(and(eq(contracts.guid, guid), isNull(contracts.signedAt)))
    .returning();
  return inOrder(signed);
};

export const markOneSigned = async (
  db: Db,
  { guid, kind }: Pick<StoredContract, 'guid' | 'kind'>,
  signedAt: Date,
): Promise<void> => {
  await db
    .update(contracts)
    .set({ signedAt })
    .where(and(eq(contracts.guid, guid), eq(contracts.kind, kind)));
};
