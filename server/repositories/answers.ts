import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { answers } from '../db/schema';
import { openRow, openRows, sealValue } from '../db/sealedRows';
import type { Db } from '../db/types';

export interface StoredAnswer {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  /** The component's status in the response. */
  readonly status?: string;
}
export type SavedAnswer = Required<StoredAnswer>;

export const savedValue = (
  saved: readonly SavedAnswer[],
  widget: string,
  component: string,
): SavedAnswer | undefined => saved.find((one) => one.widget === widget && one.component === component);

const columns = {
  widget: answers.widget,
  component: answers.component,
  value: answers.value,
  status: answers.status,
};

const { placeholder } = sql;

const ofSteps = prepared('answers_of_steps', (db) =>
  db
    .select({ ...columns, step: answers.step })
    .from(answers)
    .where(
      and(eq(answers.guid, placeholder('guid')), sql`${answers.step} = any(${placeholder('steps')}::text[])`),
    ),
);

/** Returns the answers of several steps with one statement. The map has a list for each step. */
export const findAnswersByStep = async (
  db: Db,
  guid: string,
  steps: readonly string[],
): Promise<Map<string, SavedAnswer[]>> => {
  const found = new Map<string, SavedAnswer[]>(steps.map((step) => [step, []]));
  for (const { step, ...answer } of await ofSteps(db, { guid, steps }))
    found.get(step)?.push(openRow(db, answers, answer));
  return found;
};

export const findAnswers = async (db: Db, guid: string, step: string): Promise<SavedAnswer[]> =>
  (await findAnswersByStep(db, guid, [step])).get(step) ?? [];

/** Returns every answer of a request, by step. */
export const findAllAnswers = async (
  db: Db,
  guid: string,
): Promise<(SavedAnswer & { readonly step: string })[]> =>
  openRows(
    db,
    answers,
    await db
      .select({ ...columns, step: answers.step })
      .from(answers)
      .where(eq(answers.guid, guid))
      .orderBy(answers.step, answers.widget, answers.component),
  );

const given = ['widgets', 'components', 'values', 'statuses'].map(
  (name) => sql`${placeholder(name)}::text[]`,
);

const save = prepared('save_answers', (db) =>
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

/** Saves the answers, replacing existing ones with the same names. Other answers stay. */
export const saveAnswers = async (
  db: Db,
  guid: string,
  step: string,
  all: readonly StoredAnswer[],
  now: Date,
): Promise<void> => {
  if (all.length === 0) return;
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
