import { and, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contracts, documents, timeStamps } from '../db/schema';
import type { Db } from '../db/types';

/** Sorted by bytes as in its index, in any database locale. */
const inBytes = (column: PgColumn) => sql`${column} collate "C"`;

/** Files with a time stamp replace others, which are removed soon after. */
const naming = [
  { table: documents, key: documents.storageKey },
  { table: contracts, key: contracts.storageKey },
  { table: timeStamps, key: timeStamps.replacedKey },
] as const;

export const keysInUse = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const { table, key } of naming) {
    const rows = await db
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(inArray(inBytes(key), [...keys]));
    for (const row of rows) used.add(row.key);
  }
  return used;
};

export const namesFiles = async (db: Db): Promise<boolean> => {
  for (const { table, key } of naming)
    if (
      (
        await db
          .select({ one: sql`1` })
          .from(table)
          .where(ne(key, ''))
          .limit(1)
      ).length > 0
    )
      return true;
  return false;
};

export interface NamedFile {
  readonly guid: string;
  readonly what: string;
  readonly storageKey: string;
  readonly isSigned: boolean;
  readonly createdAt: Date;
}

export const namedFiles = async (
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<NamedFile[]> => {
  const next = String.fromCharCode(last.charCodeAt(0) + 1);
  const named = ({ table, key }: (typeof naming)[number], what: PgColumn, isSigned: SQL<boolean>) =>
    db
      .select({
        guid: table.guid,
        what: sql<string>`${what}`,
        storageKey: sql<string>`${key}`,
        isSigned,
        createdAt: table.createdAt,
      })
      .from(table)
      .where(and(gte(inBytes(key), first), lt(inBytes(key), next)));
  const [ofDocuments, ofContracts, replaced] = naming;
  return named(ofDocuments, documents.type, sql`false`)
    .unionAll(named(ofContracts, contracts.kind, sql`${contracts.signedAt} is not null`))
    .unionAll(named(replaced, timeStamps.kind, sql`true`));
};
