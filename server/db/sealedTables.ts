/** The encrypted columns are read from the schema, so that key rotation includes new ones at once. */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema';
import { placeOf, sealedColumnsOf } from './sealedRows';

interface SealedColumn {
  readonly name: string;
  readonly column: PgColumn;
  readonly place: string;
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

const columnsOf = (table: PgTable): SealedColumn[] => {
  const entries = Object.entries<PgColumn>(getTableColumns(table));
  return sealedColumnsOf(table).map(([name, column]) => {
    const index = entries.find(([, other]) => other.name === `${column.name}_index`);
    return { name, column, place: placeOf(column), index: index && { name: index[0], column: index[1] } };
  });
};

export const sealedTables: readonly SealedTable[] = allTables
  .map((table) => ({
    table,
    name: getTableName(table),
    key: keyOf(table),
    columns: columnsOf(table),
  }))
  .filter(({ columns }) => columns.length > 0);
