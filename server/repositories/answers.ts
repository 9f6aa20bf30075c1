import { and, eq, sql } from 'drizzle-orm';
import { answers } from '../db/schema';
import type { Db } from '../db/types';

export interface StoredAnswer {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  /** The component's status on the wire. */
  readonly status?: string;
}
export type SavedAnswer = Required<StoredAnswer>;

const columns = {
  widget: answers.widget,
  component: answers.component,
  value: answers.value,
  status: answers.status,
};

export const findAnswers = (db: Db, guid: string, step: string): Promise<SavedAnswer[]> =>
  db
    .select(columns)
    .from(answers)
    .where(and(eq(answers.guid, guid), eq(answers.step, step)));

/** Every answer of a request, by step. */
export const findAllAnswers = (db: Db, guid: string): Promise<(SavedAnswer & { readonly step: string })[]> =>
  db
    .select({ ...columns, step: answers.step })
    .from(answers)
    .where(eq(answers.guid, guid))
    .orderBy(answers.step, answers.widget, answers.component);

/** Writes the answers over what was there under their names, and leaves the others. */
export const saveAnswers = async (
  db: Db,
  guid: string,
  step: string,
  given: readonly StoredAnswer[],
  now: Date,
): Promise<void> => {
  if (given.length === 0) return;
  await db
    .insert(answers)
    .values(given.map((answer) => ({ status: '', ...answer, guid, step, updatedAt: now })))
    .onConflictDoUpdate({
      target: [answers.guid, answers.step, answers.widget, answers.component],
      set: { value: sql`excluded.value`, status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
    });
};
