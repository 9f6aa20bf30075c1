import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { audit, contracts, type StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AuditEntry } from './audit';

/** Only both numbers together identify a document. */
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

const { guid: _guid, kind: _kind, ...replaced } = getTableColumns(contracts);
const asGiven = Object.fromEntries(
  Object.entries(replaced).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

export const saveContracts = async (db: Db, given: readonly StoredContract[]): Promise<void> => {
  await db
    .insert(contracts)
    .values([...given])
    .onConflictDoUpdate({ target: [contracts.guid, contracts.kind], set: asGiven });
};

/** Marks documents whose files the store has lost: without the hash of their data, they are made again. */
export const markContractsLost = async (
  db: Db,
  guid: string,
  lost: readonly Pick<StoredContract, 'kind'>[],
): Promise<void> => {
  if (lost.length === 0) return;
  const kinds = lost.map(({ kind }) => kind);
  await db
    .update(contracts)
    .set({ dataHash: '' })
    .where(and(eq(contracts.guid, guid), inArray(contracts.kind, kinds)));
};

/** In one statement. When the document was replaced meanwhile, the new one does not count as opened. */
export const setRead = async (
  db: Db,
  { guid, kind, stampeId }: Pick<StoredContract, 'guid' | 'kind' | 'stampeId'>,
  { at, event, details }: Pick<AuditEntry, 'at' | 'event' | 'details'>,
): Promise<void> => {
  const unread = and(
    eq(contracts.guid, guid),
    eq(contracts.kind, kind),
    eq(contracts.stampeId, stampeId),
    isNull(contracts.noticeAt),
  );
  const names = [audit.guid, audit.at, audit.event, audit.details].map(({ name }) => sql.identifier(name));
  const instant = sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    with noticed as (
      update ${contracts} set ${sql.identifier(contracts.noticeAt.name)} = ${instant} where ${unread}
      returning ${contracts.guid}
    )
    insert into ${audit} (${sql.join(names, sql`, `)})
    select ${guid}, ${instant}, ${event}, ${JSON.stringify(details)}::jsonb from noticed`);
};
