import { eq, sql, type SQL } from 'drizzle-orm';
import { attempts } from '../db/schema';
import type { Db } from '../db/types';

/** So many at the most within so long. */
export interface Window {
  readonly most: number;
  readonly ms: number;
}

/** Rows that nobody asks for any more are taken away a few at a time. */
const SWEPT_AT_ONCE = 100;

/**
 * Notes an attempt where every window leaves room for one, and answers how many are noted now; undefined where one
 * leaves none. One statement: attempts at the same time, on whichever replica, wait for each other at the row.
 */
export const noteAttempt = async (
  db: Db,
  { subject, now }: { readonly subject: string; readonly now: Date },
  windows: readonly Window[],
): Promise<number | undefined> => {
  const { times, lastAt } = attempts;
  const at = now.getTime();
  const longest = Math.max(...windows.map(({ ms }) => ms));
  const past = sql`unnest(${times}) as past(time)`;
  const room = windows.map(
    ({ most, ms }): SQL =>
      sql`(select count(*) < ${most}::int from ${past} where past.time > ${at - ms}::bigint)`,
  );
  const [row] = await db
    .insert(attempts)
    .values({ subject, times: [at], lastAt: now })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: {
        times: sql`array(select past.time from ${past} where past.time > ${at - longest}::bigint) || ${at}::bigint`,
        lastAt: sql`excluded.${sql.identifier(lastAt.name)}`,
      },
      setWhere: sql.join(room, sql` and `),
    })
    .returning({ times });
  return row?.times.length;
};

/** Times of the attempts, in milliseconds since 1970, the first at the front. */
export const listAttempts = async (db: Db, subject: string): Promise<readonly number[]> => {
  const [row] = await db
    .select({ times: attempts.times })
    .from(attempts)
    .where(eq(attempts.subject, subject));
  return row?.times ?? [];
};

/** Takes one attempt of that instant back: what it was noted for did not happen. */
export const takeBackAttempt = async (db: Db, subject: string, at: Date): Promise<void> => {
  const { times } = attempts;
  const kept = sql`array(select past.time from unnest(${times}) with ordinality as past(time, place)
    where past.place is distinct from array_position(${times}, ${at.getTime()}::bigint) order by past.place)`;
  await db.update(attempts).set({ times: kept }).where(eq(attempts.subject, subject));
};

/** Takes rows away whose last attempt is older than `before`; those in use by another are left to it. */
export const sweepAttempts = async (db: Db, before: Date): Promise<void> => {
  const { subject, lastAt } = attempts;
  const old = sql`select ${subject} from ${attempts} where ${lastAt} < ${before.toISOString()}::timestamptz limit ${SWEPT_AT_ONCE} for update skip locked`;
  await db.delete(attempts).where(sql`${subject} in (${old})`);
};
