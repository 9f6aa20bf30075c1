import { like, sql } from 'drizzle-orm';
import { marks } from '../db/schema';
import type { Database, Db } from '../db/types';

/** A dump carries the id along: it names the data, not the server. */
const ID = 'database-id:';
/** An arbitrary number, the same in every replica. */
const LOCK = 7_262_013;

export const readDatabaseId = async (db: Db): Promise<string | undefined> => {
  const [row] = await db
    .select()
    .from(marks)
    .where(like(marks.name, `${ID}%`));
  return row?.name.slice(ID.length);
};

/** Returns the database's id, the same for replicas that start at once. */
export const ensureDatabaseId = (db: Database, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    const known = await readDatabaseId(tx);
    if (known === undefined) await tx.insert(marks).values({ name: ID + id, at: new Date() });
    return known ?? id;
  });
