import { customType, text, timestamp, type PgTable } from 'drizzle-orm/pg-core';
import { isSealedText, type SealedText } from '../../crypto/seal';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** The request that a row belongs to. Every table has it, so tables can be distributed by it. */
export const guid = () => text('guid').notNull();

/**
 * Statements cannot compare the encrypted value. `sealRow` and `openRow` (db/sealedRows.ts) encrypt and
 * decrypt it. A value that is not encrypted is refused.
 */
export const sealed = (name: string) =>
  customType<{ data: SealedText; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => {
      if (value !== '' && !isSealedText(value)) throw new Error(`The value of ${name} is not sealed`);
      return value;
    },
  })(name).notNull();

export const journey = () => text('journey').notNull();

/** The default of an encrypted column: '' is stored as it is. */
export const EMPTY_SEALED = '' as SealedText;

export type SealedNames<Table extends PgTable> = {
  [Name in keyof Table['$inferSelect']]: Table['$inferSelect'][Name] extends SealedText ? Name : never;
}[keyof Table['$inferSelect']];

export type Opened<Table extends PgTable, Row = Table['$inferSelect']> = {
  [Name in keyof Row]: Name extends SealedNames<Table> ? string : Row[Name];
};

/** Statements cannot compare an encrypted value: its row is found by this index. */
export const blind = (name: string) => text(name).notNull().default('');
