import { and, asc, desc, eq, gt, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { AuditRow, Link } from '../crypto/auditChain';
import { alias } from 'drizzle-orm/pg-core';
import { audit, auditLinks, requests } from '../db/schema';
import type { Db } from '../db/types';

/** Longer than any transaction between a row's time and its commit. */
const LATE_MS = 60 * 60_000;

/** With the time of its row. */
export type LinkInTime = Link & { readonly at: Date };

export const lastLink = async (db: Db): Promise<LinkInTime | undefined> =>
  (await db.select().from(auditLinks).orderBy(desc(auditLinks.position)).limit(1))[0];

const isOf = and(eq(auditLinks.about, audit.guid), eq(auditLinks.auditId, audit.id));

const isUnlinked = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(auditLinks)
      .where(isOf),
  );
const lateAfter = ({ at }: LinkInTime): Date => new Date(at.getTime() - LATE_MS);

/** Returns rows without a link, in the order of their ids. `last`: the end of the chain. */
export const rowsToLink = (db: Db, last: LinkInTime | undefined, most: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit)
    .where(and(last && gte(audit.at, lateAfter(last)), isUnlinked(db)))
    .orderBy(asc(audit.id))
    .limit(most);

/** Returns rows that the chain does not have and will not get: their time is long before its end. */
export const rowsBesideChain = async (db: Db, most: number): Promise<AuditRow[]> => {
  const last = await lastLink(db);
  if (!last) return [];
  return db
    .select()
    .from(audit)
    .where(and(lt(audit.at, lateAfter(last)), isUnlinked(db)))
    .orderBy(asc(audit.id))
    .limit(most);
};

export const addLinks = async (
  db: Db,
  links: readonly Link[],
  rows: readonly Pick<AuditRow, 'at'>[],
): Promise<void> => {
  if (links.length === 0) return;
  await db
    .insert(auditLinks)
    .values(links.map((link, index) => ({ ...link, at: rows[index]?.at ?? new Date(0) })));
};

export interface LinkedRow {
  readonly link: Link;
  /** Null if the audit does not have it any more. */
  readonly row: AuditRow | null;
}

/** Returns links with their rows, from after a position. */
export const linkedRows = (db: Db, after: number, most: number): Promise<LinkedRow[]> =>
  db
    .select({ link: auditLinks, row: audit })
    .from(auditLinks)
    .leftJoin(audit, isOf)
    .where(gt(auditLinks.position, after))
    .orderBy(asc(auditLinks.position))
    .limit(most);

/** Returns which of the requests were erased: the audit says so, and there is none. */
export const erasedOf = async (db: Db, guids: readonly string[]): Promise<Set<string>> => {
  if (guids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ guid: audit.guid })
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
  return new Set(rows.map(({ guid }) => guid));
};

export interface ChainedRow {
  readonly row: AuditRow;
  /** Null until the chain has it. `before`: hash of the link before; null for the first. */
  readonly link: (Link & { readonly before: string | null }) | null;
}

/** Returns the audit's rows of a request, oldest first, each with its link. */
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
