import { asc, eq } from 'drizzle-orm';
import { audit } from '../db/schema';
import type { Db } from '../db/types';

export type AuditEntry = Omit<typeof audit.$inferSelect, 'id'>;

/**
 * Records events in this order, in their transaction. `details` must contain no personal values, only keyed
 * hashes, masks and counts.
 */
export const recordAudit = async (db: Db, ...entries: AuditEntry[]): Promise<void> => {
  await db.insert(audit).values(entries);
};

export const listAudit = (db: Db, guid: string): Promise<AuditEntry[]> =>
  db
    .select({ guid: audit.guid, at: audit.at, event: audit.event, details: audit.details })
    .from(audit)
    .where(eq(audit.guid, guid))
    .orderBy(asc(audit.id));
