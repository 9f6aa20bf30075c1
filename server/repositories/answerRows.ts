/** Answers in a row each, as the version before 0007 stores them: until all processes are of this version. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { answers } from '../db/schema';
import { sealValue } from '../db/sealedRows';
import type { Db } from '../db/types';

interface Answer {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  readonly status?: string;
}

const { placeholder } = sql;
const given = ['widgets', 'components', 'values', 'statuses'].map(
  (name) => sql`${placeholder(name)}::text[]`,
);

const save = prepared('save_answer_rows', (db) =>
  db
    .insert(answers)
    .select(
      sql`select ${placeholder('guid')}, ${placeholder('step')}, given.*, ${placeholder('updatedAt')}::timestamptz from unnest(${sql.join(given, sql`, `)}) as given`,
    )
    .onConflictDoUpdate({
      target: [answers.guid, answers.step, answers.widget, answers.component],
      set: { value: sql`excluded.value`, status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
    }),
);

/** Saves the answers, replacing existing rows with the same names. Other rows stay. */
export const saveAnswerRows = async (
  db: Db,
  guid: string,
  step: string,
  all: readonly Answer[],
  now: Date,
): Promise<void> => {
  await save(db, {
    guid,
    step,
    widgets: all.map(({ widget }) => widget),
    components: all.map(({ component }) => component),
    // The statement does not name the column, so the value is encrypted here.
    values: all.map(({ value }) => sealValue(db, answers.value, value)),
    statuses: all.map(({ status }) => status ?? ''),
    updatedAt: now.toISOString(),
  });
};

export interface StepInRows {
  readonly guid: string;
  readonly step: string;
}

/** Returns the steps that have rows, in order, after `last`. */
export const stepsInRows = (db: Db, last: StepInRows | undefined, limit: number): Promise<StepInRows[]> =>
  db
    .selectDistinct({ guid: answers.guid, step: answers.step })
    .from(answers)
    .where(
      // Compared as rows: unlike with `or`, the search begins in the index where the last batch ended.
      last && sql`(${answers.guid}, ${answers.step}) > (${last.guid}, ${last.step})`,
    )
    .orderBy(asc(answers.guid), asc(answers.step))
    .limit(limit);

export const deleteAnswerRows = async (db: Db, { guid, step }: StepInRows): Promise<void> => {
  await db.delete(answers).where(and(eq(answers.guid, guid), eq(answers.step, step)));
};
