import { credentials } from '../db/schema';
import type { Db } from '../db/types';

export type Credential = typeof credentials.$inferSelect;

/** Writes over an earlier password. */
export const saveCredential = async (db: Db, credential: Credential): Promise<void> => {
  await db
    .insert(credentials)
    .values(credential)
    .onConflictDoUpdate({ target: credentials.guid, set: credential });
};
