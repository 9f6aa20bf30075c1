import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Keyring } from '../crypto/keyring';
import { keyIdOfText, openText, SealBroken, sealText } from '../crypto/seal';
import { columnIndex } from '../db/columnIndex';
import { keyringOf } from '../db/keyring';
import { sealedTables, type SealedTable } from '../db/sealedTables';
import type { Db } from '../db/types';

/** Rows read at once. Each is written by its own statement, so that locks are short. */
const BATCH = 200;

export interface Resealed {
  readonly rows: number;
  /** Rows that another process changed meanwhile. That process encrypted them, perhaps with an older key. */
  readonly overtaken: number;
  /** Rows that no configured key decrypts. */
  readonly broken: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Encrypted columns and blind indexes are texts. */
const stored = (row: Row, name: string): string => row[name] as string;

const hasCurrentKey = (text: string, { sealing }: Keyring): boolean =>
  text === '' || keyIdOfText(text) === sealing.id;

/** Undefined when nothing changes. Throws SealBroken. */
const changesOf = ({ columns }: SealedTable, row: Row, keyring: Keyring): Record<string, SQL> | undefined => {
  const changes: Record<string, SQL> = {};
  for (const { name, place, index } of columns) {
    const text = stored(row, name);
    const plain = openText(text, place, keyring);
    if (!hasCurrentKey(text, keyring)) changes[name] = sql`${sealText(plain, place, keyring)}`;
    if (!index) continue;
    const proper = columnIndex(plain, place, keyring);
    if (stored(row, index.name) !== proper) changes[index.name] = sql`${proper}`;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};

const rawColumns = ({ key, columns }: SealedTable): Record<string, SQL> =>
  Object.fromEntries([
    ...key.map((column, at) => [`key${at}`, sql`${column}`] as const),
    ...columns.map(({ name, column }) => [name, sql`${column}`] as const),
    ...columns.flatMap(({ index }) => (index ? [[index.name, sql`${index.column}`] as const] : [])),
  ]);

const list = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql`, `)})`;

const after = ({ key }: SealedTable, last: Row | undefined): SQL | undefined =>
  last &&
  sql`${list(key.map((column) => sql`${column}`))} > ${list(key.map((_, at) => sql`${last[`key${at}`]}`))}`;

/** Matches the row only if it still has the values that were read: concurrent changes are not overwritten. */
const unchanged = ({ key, columns }: SealedTable, row: Row): SQL | undefined =>
  and(
    ...key.map((column, at) => sql`${column} = ${row[`key${at}`]}`),
    ...columns.map(({ name, column }) => sql`${column} = ${stored(row, name)}`),
  );

const resealTable = async (
  db: Db,
  sealedTable: SealedTable,
  onRows: (rows: number) => void,
): Promise<Resealed> => {
  const { table, key } = sealedTable;
  const keyring = keyringOf(db);
  let [rows, overtaken, broken] = [0, 0, 0];
  let batch: Row[] = [];
  do {
    batch = await db
      .select(rawColumns(sealedTable))
      .from(table)
      .where(after(sealedTable, batch.at(-1)))
      .orderBy(...key.map((column) => asc(column)))
      .limit(BATCH);
    for (const row of batch) {
      try {
        const changes = changesOf(sealedTable, row, keyring);
        if (!changes) continue;
        const written = await db
          .update(table)
          .set(changes)
          .where(unchanged(sealedTable, row))
          .returning({ one: sql`1` });
        if (written.length > 0) rows += 1;
        else overtaken += 1;
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        broken += 1;
      }
    }
    onRows(batch.length);
  } while (batch.length === BATCH);
  return { rows, overtaken, broken };
};

export const countSealedRows = async (db: Db): Promise<number> => {
  let rows = 0;
  for (const { table } of sealedTables) rows += await db.$count(table);
  return rows;
};

/**
 * Skips up-to-date rows, so that it goes on where it was stopped. `onRows`: how many were looked at since.
 */
export const resealRows = async (
  db: Db,
  onRows: (rows: number) => void = () => undefined,
): Promise<Resealed> => {
  let sum: Resealed = { rows: 0, overtaken: 0, broken: 0 };
  for (const sealedTable of sealedTables) {
    const { rows, overtaken, broken } = await resealTable(db, sealedTable, onRows);
    sum = {
      rows: sum.rows + rows,
      overtaken: sum.overtaken + overtaken,
      broken: sum.broken + broken,
    };
  }
  return sum;
};
