import { and, eq, gte, inArray, isNotNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  attempts,
  audit,
  codes,
  contracts,
  documents,
  outbox,
  requests,
  sessions,
  traces,
} from '../db/schema';
import type { Db } from '../db/types';

/** The most rows that one statement deletes, so that none blocks others for long. */
const AT_ONCE = 1000;

export interface Abandoned {
  /** The request was not changed, resumed or sent a file since. */
  readonly before: Date;
  /** A session is active if it was last seen and created since these two times. */
  readonly seenBefore: Date;
  readonly createdBefore: Date;
}

/** An active session has the request open or entered its code. Reading a page for an hour changes nothing. */
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
 * Uses the audit log, not `updatedAt`: the applicant's list shows that as the last edit, and a resume is no
 * edit.
 */
const isResumedSince = (db: Db, before: Date) =>
  db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(eq(audit.guid, requests.guid), eq(audit.event, 'resumed'), gte(audit.at, before)));

/** By the audit, too: its rows are in a chain, and those of the contracts are not. */
const isSigned = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(eq(audit.guid, requests.guid), eq(audit.event, 'document-signed')));

const isAbandoned = (db: Db, abandoned: Abandoned): SQL | undefined => {
  const { before } = abandoned;
  return and(
    // No parameter, so that the index of open requests serves.
    sql`${requests.state} = 'open'`,
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
    notExists(isSigned(db)),
    notExists(isInSession(db, abandoned)),
    notExists(isResumedSince(db, before)),
  );
};

export const countAbandoned = (db: Db, abandoned: Abandoned): Promise<number> =>
  db.$count(requests, isAbandoned(db, abandoned));

/** No call is changing the request; it is locked until the transaction ends. */
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

export const deleteOldTraces = (db: Db, before: Date): Promise<number> =>
  deleteOld(db, { table: traces, key: traces.id, at: traces.at }, before);
