import { text, timestamp } from 'drizzle-orm/pg-core';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** The request that a row belongs to: the key by which every table can be distributed. */
export const guid = () => text('guid').notNull();
