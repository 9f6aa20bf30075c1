import { asc, eq } from 'drizzle-orm';
import { audit } from '../db/schema';
import type { Db } from '../db/types';

export type AuditEntry = Omit<typeof audit.$inferSelect, 'id'>;

/**
 * Written in the transaction of what it tells of. `details` hold no personal
 * value: keyed hashes, masks, counts.
 */
export const recordAudit = async (db: Db, entry: AuditEntry): Promise<void> => {
  await db.insert(audit).values(entry);
};

/** In the order of what happened. */
export const listAudit = (db: Db, guid: string): Promise<AuditEntry[]> =>
  db
    .select({ guid: audit.guid, at: audit.at, event: audit.event, details: audit.details })
    .from(audit)
    .where(eq(audit.guid, guid))
    .orderBy(asc(audit.id));
