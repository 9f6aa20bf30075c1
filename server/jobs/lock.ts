import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/types';

/** An arbitrary number, the same in every replica: the first half of each job's lock. */
const JOBS = 7_262_012;

/**
 * Undefined when another replica runs the same job. PostgreSQL releases the lock when the transaction ends.
 */
export const runExclusively = <T>(
  db: Database,
  job: string,
  work: (tx: Db) => Promise<T>,
): Promise<T | undefined> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${JOBS}::int, hashtext(${job}))` })
      .from(sql`(select 1) as one`);
    return row?.mine ? work(tx) : undefined;
  });
