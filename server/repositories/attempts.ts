import { eq, sql, type SQL } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { attempts } from '../db/schema';
import type { Db } from '../db/types';
import { CLOCK_SKEW_MS } from '../domain/clocks';

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

const past = sql`unnest(${times}, ${weights}) with ordinality as past(time, weight, place)`;

const [now, weight] = [sql`${sql.placeholder('at')}::bigint`, sql`${sql.placeholder('weight')}::bigint`];
/**
 * Attempts that are later than now were counted by a clock that has been set back since. They count no more:
 * nobody waits until that clock's time comes again.
 */
const since = (ms: number): SQL =>
  sql`past.time > ${now} - ${ms}::bigint and past.time <= ${now} + ${CLOCK_SKEW_MS}::bigint`;

const hasRoom = ({ most, ms, of }: Window): SQL => {
  const after = of === 'weight' ? sql`coalesce(sum(past.weight), 0) + ${weight}` : sql`count(*) + 1`;
  return sql`(select ${after} <= ${most}::bigint from ${past} where ${since(ms)})`;
};

const noteStatement = (windows: readonly Window[]) => (db: Db) => {
  const longest = Math.max(...windows.map(({ ms }) => ms));
  const kept = (column: SQL): SQL =>
    sql`array(select ${column} from ${past} where ${since(longest)} order by past.place)`;
  return db
    .insert(attempts)
    .values({
      subject: sql`${sql.placeholder('subject')}`,
      times: sql`array[${now}]`,
      weights: sql`array[${weight}]`,
      lastAt: sql`${sql.placeholder('lastAt')}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: subjectColumn,
      set: {
        times: sql`${kept(sql`past.time`)} || ${now}`,
        weights: sql`${kept(sql`past.weight`)} || ${weight}`,
        lastAt: sql`excluded.${sql.identifier(lastAt.name)}`,
      },
      setWhere: sql.join(windows.map(hasRoom), sql` and `),
    })
    .returning({ subject: subjectColumn });
};

type Note = ReturnType<typeof prepared<readonly object[]>>;

/** The statements by their windows: there are as many as limits. */
const notes = new Map<string, Note>();

const noteBy = (windows: readonly Window[]): Note => {
  const key = JSON.stringify(windows);
  const note = notes.get(key) ?? prepared(`note_attempt_${notes.size}`, noteStatement(windows));
  notes.set(key, note);
  return note;
};

/**
 * Returns whether every window had room. It is one statement, so simultaneous attempts wait for each other at
 * the row, on any replica. The first attempt of a subject is always recorded.
 */
export const noteAttempt = async (
  db: Db,
  attempt: { readonly subject: string; readonly now: Date; readonly weight?: number },
  windows: readonly Window[],
): Promise<boolean> => {
  const { subject, now: instant, weight: added = 1 } = attempt;
  const values = { subject, at: instant.getTime(), weight: added, lastAt: instant.toISOString() };
  return (await noteBy(windows)(db, values)).length > 0;
};

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
    .set({ times: kept(sql`past.time`), weights: kept(sql`past.weight`) })
    .where(eq(subjectColumn, subject));
};
