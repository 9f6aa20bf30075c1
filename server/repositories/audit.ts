import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { audit } from '../db/schema';
import type { Db } from '../db/types';

export type AuditEntry = Omit<typeof audit.$inferSelect, 'id'>;

/**
 * Call it in the transaction of the events. `details` must contain no personal values, only keyed hashes,
 * masks and counts.
 */
export const recordAudit = async (db: Db, ...entries: AuditEntry[]): Promise<void> => {
  await db.insert(audit).values(entries);
};

export const hasAudit = async (
  db: Db,
  { guid, at, event, details }: AuditEntry,
  after: Date,
): Promise<boolean> => {
  const isSuch = sql`${audit.details} @> ${JSON.stringify(details)}::jsonb`;
  const found = await db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.guid, guid), eq(audit.event, event), gt(audit.at, after), lte(audit.at, at), isSuch))
    .limit(1);
  return found.length > 0;
};

export const listAudit = (db: Db, guid: string): Promise<AuditEntry[]> =>
  db
    .select({ guid: audit.guid, at: audit.at, event: audit.event, details: audit.details })
    .from(audit)
    .where(eq(audit.guid, guid))
    .orderBy(asc(audit.id));
