import { and, gte, lt, sql, sum } from 'drizzle-orm';
import { dailyCounts, type DailyCount } from '../db/schema';
import type { Db } from '../db/types';

export const addDailyCounts = async (db: Db, counts: readonly DailyCount[]): Promise<void> => {
  if (counts.length === 0) return;
  await db
    .insert(dailyCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.kind, dailyCounts.label],
      set: { number: sql`${dailyCounts.number} + excluded.number` },
    });
};

export interface Counted extends Pick<DailyCount, 'kind' | 'label'> {
  readonly number: number;
}

/** Days as yyyy-MM-dd. */
export const sumDailyCounts = async (db: Db, first: string, after: string): Promise<Counted[]> => {
  const { kind, label, number } = dailyCounts;
  const rows = await db
    .select({ kind, label, number: sum(number) })
    .from(dailyCounts)
    .where(and(gte(dailyCounts.day, first), lt(dailyCounts.day, after)))
    .groupBy(kind, label);
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
};

export const deleteDailyCounts = async (db: Db, before: string): Promise<void> => {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, before));
};
