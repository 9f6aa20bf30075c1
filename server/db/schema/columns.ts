import { customType, text, timestamp, type PgTable } from 'drizzle-orm/pg-core';
import { isSealedText, type SealedText } from '../../crypto/seal';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** The request that a row belongs to: the key by which every table can be distributed. */
export const guid = () => text('guid').notNull();

/**
 * A personal value, enciphered where it lies: no statement can compare it. `sealRow` and `openRow` (db/sealedRows.ts) seal and
 * open it; a value that was not sealed is refused.
 */
export const sealed = (name: string) =>
  customType<{ data: SealedText; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => {
      if (value !== '' && !isSealedText(value)) throw new Error(`The value of ${name} is not sealed`);
      return value;
    },
  })(name).notNull();

/** The default of a sealed column: '' is stored as it is. */
export const NOTHING = '' as SealedText;

/** Names of the columns of a table that are sealed. */
export type SealedNames<Table extends PgTable> = {
  [Name in keyof Table['$inferSelect']]: Table['$inferSelect'][Name] extends SealedText ? Name : never;
}[keyof Table['$inferSelect']];

/** A row, or a part of one, as the service works with it: what is sealed is plain text. */
export type Opened<Table extends PgTable, Row = Table['$inferSelect']> = {
  [Name in keyof Row]: Name extends SealedNames<Table> ? string : Row[Name];
};

/** Of a sealed value, by which it is found again. */
export const blind = (name: string) => text(name).notNull().default('');
