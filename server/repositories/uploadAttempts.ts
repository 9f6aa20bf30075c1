import { eq, sql } from 'drizzle-orm';
import { uploadAttempts } from '../db/schema';
import type { Db } from '../db/types';

export interface Attempts {
  /** Milliseconds since 1970, in the order of the attempts. */
  readonly times: readonly number[];
  readonly sizes: readonly number[];
}

export interface AttemptBounds {
  readonly attempts: number;
  readonly bytes: number;
  readonly windowMs: number;
}

/** Rows that nobody asks for any more are taken away a few at a time. */
const SWEPT_AT_ONCE = 100;

/**
 * Notes an attempt where those of the window leave room for it, and answers those that are noted now; undefined where
 * they leave none. One statement: attempts at the same time, on whichever replica, wait for each other at the row.
 */
export const noteAttempt = async (
  db: Db,
  { guid, size, now }: { readonly guid: string; readonly size: number; readonly now: Date },
  { attempts, bytes, windowMs }: AttemptBounds,
): Promise<Attempts | undefined> => {
  const { times, sizes, lastAt } = uploadAttempts;
  const at = now.getTime();
  const recent = sql`unnest(${times}, ${sizes}) as past(time, size) where past.time > ${at - windowMs}::bigint`;
  const [row] = await db
    .insert(uploadAttempts)
    .values({ guid, times: [at], sizes: [size], lastAt: now })
    .onConflictDoUpdate({
      target: uploadAttempts.guid,
      set: {
        times: sql`array(select past.time from ${recent}) || ${at}::bigint`,
        sizes: sql`array(select past.size from ${recent}) || ${size}::bigint`,
        lastAt: sql`excluded.${sql.identifier(lastAt.name)}`,
      },
      setWhere: sql`(select count(*) < ${attempts}::int and coalesce(sum(past.size), 0) + ${size}::bigint <= ${bytes}::bigint from ${recent})`,
    })
    .returning({ times, sizes });
  return row;
};

export const findAttempts = async (db: Db, guid: string): Promise<Attempts | undefined> => {
  const [row] = await db.select().from(uploadAttempts).where(eq(uploadAttempts.guid, guid));
  return row;
};

/** Takes rows away whose last attempt is older than `before`; those in use by another are left to it. */
export const sweepAttempts = async (db: Db, before: Date): Promise<void> => {
  const { guid, lastAt } = uploadAttempts;
  const old = sql`select ${guid} from ${uploadAttempts} where ${lastAt} < ${before.toISOString()}::timestamptz limit ${SWEPT_AT_ONCE} for update skip locked`;
  await db.delete(uploadAttempts).where(sql`${guid} in (${old})`);
};
