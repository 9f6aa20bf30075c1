import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgCustomColumn, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { openText, sealText, type SealedText } from '../crypto/seal';
import { keyringOf } from './keyring';
import type { Opened, SealedNames } from './schema/columns';
import type { Db } from './types';

/** `seal.ts` binds a value to its place, so that it can only be decrypted in its own column. */
export const placeOf = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;

type NamedColumn = readonly [name: string, column: PgColumn];

const known = new WeakMap<PgTable, readonly NamedColumn[]>();

export const sealedColumnsOf = (table: PgTable): readonly NamedColumn[] => {
  const columns =
    known.get(table) ??
    Object.entries<PgColumn>(getTableColumns(table)).filter(([, column]) => is(column, PgCustomColumn));
  known.set(table, columns);
  return columns;
};

type Sealed<Table extends PgTable, Row> = {
  [Name in keyof Row]: Name extends SealedNames<Table> ? SealedText : Row[Name];
};

export const sealValue = (db: Db, column: PgColumn, plain: string): SealedText =>
  sealText(plain, placeOf(column), keyringOf(db));

/** For a value that was read under another name than its column's. Throws SealBroken. */
export const openValue = (db: Db, column: PgColumn, stored: SealedText): string =>
  openText(stored, placeOf(column), keyringOf(db));

export const sealRow = <Table extends PgTable, Row extends object>(
  db: Db,
  table: Table,
  row: Row,
): Sealed<Table, Row> => {
  const values = { ...row } as Record<string, unknown>;
  for (const [name, column] of sealedColumnsOf(table)) {
    const plain = values[name];
    if (typeof plain === 'string') values[name] = sealValue(db, column, plain);
  }
  return values as Sealed<Table, Row>;
};

/** Columns must be selected under their own names: others stay encrypted. Throws SealBroken. */
export const openRow = <Table extends PgTable, Row extends object>(
  db: Db,
  table: Table,
  row: Row,
): Opened<Table, Row> => {
  const values = { ...row } as Record<string, unknown>;
  const keyring = keyringOf(db);
  for (const [name, column] of sealedColumnsOf(table)) {
    const stored = values[name];
    if (typeof stored === 'string') values[name] = openText(stored, placeOf(column), keyring);
  }
  return values as Opened<Table, Row>;
};

export const openRows = <Table extends PgTable, Row extends object>(
  db: Db,
  table: Table,
  rows: readonly Row[],
): Opened<Table, Row>[] => rows.map((row) => openRow(db, table, row));
