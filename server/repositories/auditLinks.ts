import { and, asc, desc, eq, gt, inArray, lte, max, notExists, sql } from 'drizzle-orm';
import type { AuditRow, Link } from '../crypto/auditChain';
import { alias } from 'drizzle-orm/pg-core';
import { audit, auditLinks, requests } from '../db/schema';
import type { Db } from '../db/types';

/** More rows than are recorded during any transaction: what is committed late is no further back. */
export const LATE_ROWS = 1000;

export const lastLink = async (db: Db): Promise<Link | undefined> =>
  (await db.select().from(auditLinks).orderBy(desc(auditLinks.position)).limit(1))[0];

/** Returns the last number that the database assigned. An insert can choose a higher one. */
export const lastNumber = async (db: Db): Promise<number> => {
  const sequence = sql.identifier('audit_id_seq');
  const [last] = await db.select({ id: sql<string>`last_value` }).from(sql`${sequence}`);
  return Number(last?.id ?? 0);
};

const isOf = and(eq(auditLinks.about, audit.guid), eq(auditLinks.auditId, audit.id));

/** Rows that one statement looks at: one over millions of them takes longer than any may (`db/pool.ts`). */
const LOOKED_AT = 50_000;

/** Below every id: who adds a row can choose its id. */
export const FIRST_ID = Number.MIN_SAFE_INTEGER;

/** Rows after this id are new, or have been committed late. */
export const newIds = async (db: Db): Promise<number> => {
  const [newest] = await db
    .select({ id: max(auditLinks.auditId) })
    .from(auditLinks)
    .where(lte(auditLinks.auditId, await lastNumber(db)));
  return (newest?.id ?? 0) - LATE_ROWS;
};

interface Unlinked {
  readonly rows: readonly AuditRow[];
  /** The id from after which to go on; undefined at the end of the audit. */
  readonly next: number | undefined;
}

export const rowsToLink = async (
  db: Db,
  { after, most, lookedAt = LOOKED_AT }: Readonly<Record<'after' | 'most', number>> & { lookedAt?: number },
): Promise<Unlinked> => {
  const isAfter = gt(audit.id, after);
  const [end] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(isAfter)
    .orderBy(asc(audit.id))
    .limit(1)
    .offset(lookedAt - 1);
  const isUnlinked = notExists(
    db
      .select({ one: sql`1` })
      .from(auditLinks)
      .where(isOf),
  );
  const rows = await db
    .select()
    .from(audit)
    .where(and(isAfter, end && lte(audit.id, end.id), isUnlinked))
    .orderBy(asc(audit.id))
    .limit(most);
  // Two rows may have one id, so the last one is looked at again.
  const last = rows.length < most ? undefined : rows.at(-1);
  return { rows, next: last ? last.id - 1 : end?.id };
};

export const addLinks = async (db: Db, links: readonly Link[]): Promise<void> => {
  if (links.length > 0) await db.insert(auditLinks).values([...links]);
};

export interface LinkedRow {
  readonly link: Link;
  /** Null if the audit does not have it any more. */
  readonly row: AuditRow | null;
}

export const linkedRows = (db: Db, after: number, most: number): Promise<LinkedRow[]> =>
  db
    .select({ link: auditLinks, row: audit })
    .from(auditLinks)
    .leftJoin(audit, isOf)
    .where(gt(auditLinks.position, after))
    .orderBy(asc(auditLinks.position))
    .limit(most);

export const erasuresOf = async (db: Db, guids: readonly string[]): Promise<AuditRow[]> => {
  if (guids.length === 0) return [];
  return db
    .select()
    .from(audit)
    .where(
      and(
        inArray(audit.guid, [...guids]),
        eq(audit.event, 'erased'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(requests)
            .where(eq(requests.guid, audit.guid)),
        ),
      ),
    );
};

export interface ChainedRow {
  readonly row: AuditRow;
  /** Null until the chain has it. `before`: hash of the link before; null for the first. */
  readonly link: (Link & { readonly before: string | null }) | null;
}

export const chainedRows = async (db: Db, guid: string): Promise<ChainedRow[]> => {
  const earlier = alias(auditLinks, 'earlier');
  const rows = await db
    .select({ row: audit, link: auditLinks, before: earlier.hash })
    .from(audit)
    .leftJoin(auditLinks, isOf)
    .leftJoin(earlier, eq(earlier.position, sql`${auditLinks.position} - 1`))
    .where(eq(audit.guid, guid))
    .orderBy(asc(audit.id));
  return rows.map(({ row, link, before }) => ({ row, link: link && { ...link, before } }));
};
