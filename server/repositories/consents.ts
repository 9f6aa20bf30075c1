import { eq } from 'drizzle-orm';
import { consents } from '../db/schema';
import type { Db } from '../db/types';

export type Consent = typeof consents.$inferSelect;

/** The first time stands: the same text accepted again changes nothing. */
export const recordConsent = async (db: Db, consent: Consent): Promise<void> => {
  await db.insert(consents).values(consent).onConflictDoNothing();
};

export const listConsents = (db: Db, guid: string): Promise<Consent[]> =>
  db.select().from(consents).where(eq(consents.guid, guid));
