import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import { openText, sealText } from '../../crypto/seal';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** The request that a row belongs to: the key by which every table can be distributed. */
export const guid = () => text('guid').notNull();

/** A personal value, enciphered where it lies: no statement can compare it. `place` is told again to open it. */
export const sealed = (name: string, place: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => sealText(plain, place),
    fromDriver: (stored) => openText(stored, place),
  })(name).notNull();

/** Of a sealed value, by which it is found again. */
export const blind = (name: string) => text(name).notNull().default('');
