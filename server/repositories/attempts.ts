import { eq, sql, type SQL } from 'drizzle-orm';
import { attempts } from '../db/schema';
import type { Db } from '../db/types';

/** A limit on attempts, or on the sum of their weights (bytes of uploads, say), within `ms`. */
export interface Window {
  readonly most: number;
  readonly ms: number;
  readonly of?: 'attempts' | 'weight';
}

export interface Attempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly weight: number;
}

const { subject: subjectColumn, times, weights, lastAt } = attempts;

/** Rows from before there were weights have none. */
const past = sql`unnest(${times}, ${weights}) with ordinality as past(time, weight, place)`;

const hasRoom = ({ most, ms, of }: Window, weight: number, at: number): SQL => {
  const added = of === 'weight' ? weight : 1;
  const sum = of === 'weight' ? sql`coalesce(sum(past.weight), 0)` : sql`count(*)`;
  return sql`(select ${sum} + ${added}::bigint <= ${most}::bigint from ${past} where past.time > ${at - ms}::bigint)`;
};

/**
 * Records an attempt if every window has room, and returns whether it did. It is one statement, so
 * simultaneous attempts wait for each other at the row, on whichever replica. The first attempt of a subject
 * is always recorded.
 */
export const noteAttempt = async (
  db: Db,
  { subject, now, weight = 1 }: { readonly subject: string; readonly now: Date; readonly weight?: number },
  windows: readonly Window[],
): Promise<boolean> => {
  const at = now.getTime();
  const longest = Math.max(...windows.map(({ ms }) => ms));
  const kept = (column: SQL): SQL =>
    sql`array(select ${column} from ${past} where past.time > ${at - longest}::bigint order by past.place)`;
  const noted = await db
    .insert(attempts)
    .values({ subject, times: [at], weights: [weight], lastAt: now })
    .onConflictDoUpdate({
      target: subjectColumn,
      set: {
        times: sql`${kept(sql`past.time`)} || ${at}::bigint`,
        weights: sql`${kept(sql`coalesce(past.weight, 1)`)} || ${weight}::bigint`,
        lastAt: sql`excluded.${sql.identifier(lastAt.name)}`,
      },
      setWhere: sql.join(
        windows.map((window) => hasRoom(window, weight, at)),
        sql` and `,
      ),
    })
    .returning({ subject: subjectColumn });
  return noted.length > 0;
};

/** Returns the attempts of a subject, oldest first. */
export const listAttempts = async (db: Db, subject: string): Promise<readonly Attempt[]> => {
  const [row] = await db.select({ times, weights }).from(attempts).where(eq(subjectColumn, subject));
  return (row?.times ?? []).map((time, index) => ({ time, weight: row?.weights[index] ?? 1 }));
};

/** Removes one attempt of that instant, because it did not happen. */
export const takeBackAttempt = async (db: Db, subject: string, at: Date): Promise<void> => {
  const kept = (column: SQL): SQL =>
    sql`array(select ${column} from ${past} where past.place is distinct from array_position(${times}, ${at.getTime()}::bigint) order by past.place)`;
  await db
    .update(attempts)
    .set({ times: kept(sql`past.time`), weights: kept(sql`coalesce(past.weight, 1)`) })
    .where(eq(subjectColumn, subject));
};
