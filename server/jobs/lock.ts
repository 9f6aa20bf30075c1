import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** Any number, the same in every replica: the first half of each job's lock. */
const JOBS = 7_262_012;

/**
 * A transaction of a job, where no replica is in one of the same job; undefined where one is. PostgreSQL lets
 * the lock go with the transaction, however that ends.
 */
export const inTurn = <T>(db: Db, job: string, work: (tx: Db) => Promise<T>): Promise<T | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${JOBS}::int, hashtext(${job}))` })
      .from(sql`(select 1) as one`);
    return row?.mine ? work(tx) : undefined;
  });
