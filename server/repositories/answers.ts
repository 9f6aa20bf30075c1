import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
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

/** The answers of several steps, by step, in one statement: each of the steps has its list. */
export const findAnswersByStep = async (
  db: Db,
  guid: string,
  steps: readonly string[],
): Promise<Map<string, SavedAnswer[]>> => {
  const found = new Map<string, SavedAnswer[]>(steps.map((step) => [step, []]));
  for (const { step, ...answer } of await ofSteps(db, { guid, steps })) found.get(step)?.push(answer);
  return found;
};

export const findAnswers = async (db: Db, guid: string, step: string): Promise<SavedAnswer[]> =>
  (await findAnswersByStep(db, guid, [step])).get(step) ?? [];

/** Every answer of a request, by step. */
export const findAllAnswers = (db: Db, guid: string): Promise<(SavedAnswer & { readonly step: string })[]> =>
  db
    .select({ ...columns, step: answers.step })
    .from(answers)
    .where(eq(answers.guid, guid))
    .orderBy(answers.step, answers.widget, answers.component);

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

/** Writes the answers over what was there under their names, and leaves the others. */
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
    // The statement does not know the column: it is sealed here.
    values: all.map(({ value }) => answers.value.mapToDriverValue(value)),
    statuses: all.map(({ status }) => status ?? ''),
    updatedAt: now.toISOString(),
  });
};
