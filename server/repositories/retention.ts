import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { attempts, audit, codes, contracts, documents, outbox, requests, sessions } from '../db/schema';
import type { Db } from '../db/types';

/** Deletes at most this many rows in one statement, so that none holds the others up for long. */
const AT_ONCE = 1000;

/** What makes a request one that nobody is at. */
export interface Abandoned {
  /** Nobody changed, resumed or sent a file for it since. */
  readonly before: Date;
  /** A session seen and made since both of these lives. */
  readonly seenBefore: Date;
  readonly createdBefore: Date;
}

/** A living session has it open, or has the code for it: whoever reads a page for an hour changes nothing. */
const isInSession = (db: Db, { seenBefore, createdBefore }: Abandoned) =>
  db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        or(
          eq(sessions.guid, requests.guid),
          and(eq(sessions.resumeGuid, requests.guid), isNotNull(sessions.resumeProof)),
        ),
        gte(sessions.seenAt, seenBefore),
        gte(sessions.createdAt, createdBefore),
      ),
    );

/**
 * By the trail, not by `updatedAt`: the applicant's list shows that as the last
 * edit, and a resume edits nothing.
 */
const isResumedSince = (db: Db, before: Date) =>
  db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(eq(audit.guid, requests.guid), eq(audit.event, 'resumed'), gte(audit.at, before)));

/**
 * Requests that nobody signed, changed or resumed since `before`, nor sent a file
 * for, and that nobody has open.
 */
const isAbandoned = (db: Db, abandoned: Abandoned): SQL | undefined => {
  const { before } = abandoned;
  return and(
    eq(requests.state, 'open'),
    lt(requests.updatedAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(documents)
        .where(and(eq(documents.guid, requests.guid), gte(documents.createdAt, before))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(contracts)
        .where(and(eq(contracts.guid, requests.guid), isNotNull(contracts.signedAt))),
    ),
    notExists(isInSession(db, abandoned)),
    notExists(isResumedSince(db, before)),
  );
};

/** One of them, which no call is changing just now; it stays locked until the transaction ends. */
export const lockAbandoned = async (db: Db, abandoned: Abandoned): Promise<string | undefined> => {
  const [row] = await db
    .select({ guid: requests.guid })
    .from(requests)
    .where(isAbandoned(db, abandoned))
    .orderBy(requests.updatedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.guid;
};

const deleteOld = async (
  db: Db,
  { table, key, at }: { readonly table: PgTable; readonly key: PgColumn; readonly at: PgColumn },
  before: Date,
): Promise<number> => {
  const old = db
    .select({ key: sql`${key}` })
    .from(table)
    .where(lt(at, before))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return (
    await db
      .delete(table)
      .where(inArray(key, old))
      .returning({ one: sql`1` })
  ).length;
};

/**
 * Codes that ended before then, what was sent, and counts that bound nothing any more; answers how many rows.
 */
export const deleteLeftovers = async (db: Db, before: Date): Promise<number> => {
  const ended = await db
    .delete(codes)
    .where(and(lt(codes.expiresAt, before), lt(codes.sentAt, before)))
    .returning({ one: sql`1` });
  const old = [
    { table: outbox, key: outbox.id, at: outbox.at },
    { table: attempts, key: attempts.subject, at: attempts.lastAt },
  ];
  let deleted = ended.length;
  for (const one of old) deleted += await deleteOld(db, one, before);
  return deleted;
};

/** Of some keys of the store, those that a row names. */
export const keysInUse = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const list = [...keys];
  const ofDocuments = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, list));
  const ofContracts = await db
    .select({ key: contracts.storageKey })
    .from(contracts)
    .where(inArray(contracts.storageKey, list));
  return new Set([...ofDocuments, ...ofContracts].map(({ key }) => key));
};

export interface NamedFile {
  readonly guid: string;
  /** Upload type, or kind of the contract. */
  readonly what: string;
  readonly storageKey: string;
}

/** Every file that a row from before `before` names, `size` rows at once. */
export async function* namedFiles(db: Db, before: Date, size: number): AsyncGenerator<NamedFile[]> {
  const sources = [
    { table: documents, what: documents.type },
    { table: contracts, what: contracts.kind },
  ];
  for (const { table, what } of sources) {
    let last: NamedFile | undefined;
    let rows: NamedFile[];
    do {
      const after = last && sql`(${table.guid}, ${what}) > (${last.guid}, ${last.what})`;
      rows = await db
        .select({ guid: table.guid, what: sql<string>`${what}`, storageKey: table.storageKey })
        .from(table)
        .where(and(lt(table.createdAt, before), ne(table.storageKey, ''), after))
        .orderBy(table.guid, what)
        .limit(size);
      last = rows.at(-1);
      yield rows;
    } while (rows.length === size);
  }
}
