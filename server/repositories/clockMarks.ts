import { inArray, max, sql } from 'drizzle-orm';
import { audit, marks, requests, sessions } from '../db/schema';
import type { Db } from '../db/types';

const names = {
  believed: 'clock-believed',
  /** Since when, by its own time, the clock is in doubt. */
  doubtedSince: 'clock-doubted-since',
  seenInDoubt: 'clock-seen-in-doubt',
  /** When the clock went on, by its own time, from the last jump that was believed in the end. */
  jumped: 'clock-jumped',
} as const;

export type ClockMarks = Readonly<Partial<Record<keyof typeof names, Date>>>;

const keys = Object.keys(names) as (keyof typeof names)[];

export const readClockMarks = async (db: Db): Promise<ClockMarks> => {
  const rows = await db
    .select()
    .from(marks)
    .where(inArray(marks.name, Object.values(names)));
  return Object.fromEntries(
    keys.flatMap((key) => rows.filter(({ name }) => name === names[key]).map(({ at }) => [key, at])),
  );
};

export const saveClockMarks = async (db: Db, noted: ClockMarks): Promise<void> => {
  const others = keys.filter((key) => noted[key] === undefined).map((key) => names[key]);
  await db.delete(marks).where(inArray(marks.name, others));
  await db
    .insert(marks)
    .values(keys.flatMap((key) => (noted[key] ? [{ name: names[key], at: noted[key] }] : [])))
    .onConflictDoUpdate({ target: marks.name, set: { at: sql`excluded.at` } });
};

export const latestInstant = async (db: Db): Promise<Date | undefined> => {
  const latest = [
    await db.select({ at: max(requests.updatedAt) }).from(requests),
    await db.select({ at: max(sessions.seenAt) }).from(sessions),
    await db.select({ at: max(audit.at) }).from(audit),
  ].flatMap(([row]) => (row?.at ? [row.at.getTime()] : []));
  return latest.length > 0 ? new Date(Math.max(...latest)) : undefined;
};
