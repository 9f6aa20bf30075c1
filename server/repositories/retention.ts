import { and, eq, inArray, isNotNull, lt, ne, notExists, sql, gte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { attempts, codes, contracts, documents, outbox, requests, uploadAttempts } from '../db/schema';
import type { Db } from '../db/types';

/** Deletes at most this many rows in one statement, so that none holds the others up for long. */
const AT_ONCE = 1000;

/** Requests that nobody signed or changed since `before`, nor sent a file for. */
const isAbandoned = (db: Db, before: Date): SQL | undefined =>
  and(
    eq(requests.state, 'open'),
    lt(requests.updatedAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(documents)
        .where(and(eq(documents.guid, requests.guid), gte(documents.createdAt, before))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(contracts)
        .where(and(eq(contracts.guid, requests.guid), isNotNull(contracts.signedAt))),
    ),
  );

/** One of them, which no call is changing just now; it stays locked until the transaction ends. */
export const lockAbandoned = async (db: Db, before: Date): Promise<string | undefined> => {
  const [row] = await db
    .select({ guid: requests.guid })
    .from(requests)
    .where(isAbandoned(db, before))
    .orderBy(requests.updatedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.guid;
};

const deleteOld = async (
  db: Db,
  { table, key, at }: { readonly table: PgTable; readonly key: PgColumn; readonly at: PgColumn },
  before: Date,
): Promise<number> => {
  const old = db
    .select({ key: sql`${key}` })
    .from(table)
    .where(lt(at, before))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return (
    await db
      .delete(table)
      .where(inArray(key, old))
      .returning({ one: sql`1` })
  ).length;
};

/** Codes that ended before then, what was sent, and counts that bound nothing any more; answers how many rows. */
export const deleteLeftovers = async (db: Db, before: Date): Promise<number> => {
  const ended = await db
    .delete(codes)
    .where(and(lt(codes.expiresAt, before), lt(codes.sentAt, before), lt(codes.countedFrom, before)))
    .returning({ one: sql`1` });
  const old = [
    { table: outbox, key: outbox.id, at: outbox.at },
    { table: attempts, key: attempts.subject, at: attempts.lastAt },
    { table: uploadAttempts, key: uploadAttempts.guid, at: uploadAttempts.lastAt },
  ];
  let deleted = ended.length;
  for (const one of old) deleted += await deleteOld(db, one, before);
  return deleted;
};

/** Of some keys of the store, those that a row names. */
export const keysInUse = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const list = [...keys];
  const ofDocuments = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, list));
  const ofContracts = await db
    .select({ key: contracts.storageKey })
    .from(contracts)
    .where(inArray(contracts.storageKey, list));
  return new Set([...ofDocuments, ...ofContracts].map(({ key }) => key));
};

export interface NamedFile {
  readonly guid: string;
  /** Upload type, or kind of the contract. */
  readonly what: string;
  readonly storageKey: string;
}

/** Every file that a row from before `before` names, `size` rows at once. */
export async function* namedFiles(db: Db, before: Date, size: number): AsyncGenerator<NamedFile[]> {
  const sources = [
    { table: documents, what: documents.type },
    { table: contracts, what: contracts.kind },
  ];
  for (const { table, what } of sources) {
    let last: NamedFile | undefined;
    let rows: NamedFile[];
    do {
      const after = last && sql`(${table.guid}, ${what}) > (${last.guid}, ${last.what})`;
      rows = await db
        .select({ guid: table.guid, what: sql<string>`${what}`, storageKey: table.storageKey })
        .from(table)
        .where(and(lt(table.createdAt, before), ne(table.storageKey, ''), after))
        .orderBy(table.guid, what)
        .limit(size);
      last = rows.at(-1);
      yield rows;
    } while (rows.length === size);
  }
}
