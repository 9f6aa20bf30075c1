import { eq } from 'drizzle-orm';
import { consents } from '../db/schema';
import type { Db } from '../db/types';

export type Consent = typeof consents.$inferSelect;

/** If the same text was accepted before, the first time stays. */
export const recordConsents = async (db: Db, ...given: Consent[]): Promise<void> => {
  await db.insert(consents).values(given).onConflictDoNothing();
};

export const listConsents = (db: Db, guid: string): Promise<Consent[]> =>
  db.select().from(consents).where(eq(consents.guid, guid));
