/** Which columns of the schema lie sealed, read off the schema itself: a new one is rotated without being named anywhere. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgCustomColumn, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema';

export interface SealedColumn {
  /** Of the row's object in TypeScript. */
  readonly name: string;
  readonly column: PgColumn;
  /** As `seal.ts` wants it told. */
  readonly place: string;
  /** The blind index beside it, if there is one. */
  readonly index: { readonly name: string; readonly column: PgColumn } | undefined;
}

export interface SealedTable {
  readonly table: PgTable;
  readonly name: string;
  readonly key: readonly PgColumn[];
  readonly columns: readonly SealedColumn[];
}

export const allTables: readonly PgTable[] = Object.values(schema).filter(
  (one): one is typeof one & PgTable => is(one, PgTable),
);

const keyOf = (table: PgTable): PgColumn[] => {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
};

/** The schema has no custom type but that of what is sealed. */
const sealedColumnsOf = (table: PgTable): SealedColumn[] => {
  const entries = Object.entries<PgColumn>(getTableColumns(table));
  return entries
    .filter(([, column]) => is(column, PgCustomColumn))
    .map(([name, column]) => {
      const index = entries.find(([, other]) => other.name === `${column.name}_index`);
      return {
        name,
        column,
        place: `${getTableName(table)}.${column.name}`,
        index: index && { name: index[0], column: index[1] },
      };
    });
};

export const sealedTables: readonly SealedTable[] = allTables
  .map((table) => ({
    table,
    name: getTableName(table),
    key: keyOf(table),
    columns: sealedColumnsOf(table),
  }))
  .filter(({ columns }) => columns.length > 0);
