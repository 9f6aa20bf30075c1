import { eq } from 'drizzle-orm';
import { credentials } from '../db/schema';
import type { Db } from '../db/types';

export type Credential = typeof credentials.$inferSelect;

export const findCredential = async (db: Db, guid: string): Promise<Credential | undefined> => {
  const [credential] = await db.select().from(credentials).where(eq(credentials.guid, guid));
  return credential;
};

export const saveCredential = async (db: Db, credential: Credential): Promise<void> => {
  await db
    .insert(credentials)
    .values(credential)
    .onConflictDoUpdate({ target: credentials.guid, set: credential });
};
