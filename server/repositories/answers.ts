import { and, eq, inArray, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { stepAnswers } from '../db/schema';
import { openValue, sealValue } from '../db/sealedRows';
import type { Db } from '../db/types';

export interface StoredAnswer {
  readonly widget: string;
  readonly component: string;
  readonly value: string;
  readonly status?: string;
}
export type SavedAnswer = Required<StoredAnswer>;

export const savedValue = (
  saved: readonly SavedAnswer[],
  widget: string,
  component: string,
): SavedAnswer | undefined => saved.find((one) => one.widget === widget && one.component === component);

type Written = readonly [widget: string, component: string, value: string, status: string];

const textOf = (all: readonly SavedAnswer[]): string =>
  JSON.stringify(
    all.map(({ widget, component, value, status }): Written => [widget, component, value, status]),
  );

const answersIn = (text: string): SavedAnswer[] =>
  (JSON.parse(text) as Written[]).map(([widget, component, value, status]) => ({
    widget,
    component,
    value,
    status,
  }));

const { placeholder } = sql;

const select = (db: Db) =>
  db.select({ step: stepAnswers.step, answers: stepAnswers.answers }).from(stepAnswers);
const ofRequest = eq(stepAnswers.guid, placeholder('guid'));

const ofSteps = prepared('answers_of_steps', (db) =>
  select(db).where(and(ofRequest, sql`${stepAnswers.step} = any(${placeholder('steps')}::text[])`)),
);
const ofAllSteps = prepared('answers_of_all_steps', (db) => select(db).where(ofRequest));

type FoundRow = Awaited<ReturnType<typeof ofSteps>>[number];

const answersOf = (db: Db, found: readonly FoundRow[], asked: string): SavedAnswer[] => {
  const row = found.find(({ step }) => step === asked);
  return row ? answersIn(openValue(db, stepAnswers.answers, row.answers)) : [];
};

export const findAnswersByStep = async (
  db: Db,
  guid: string,
  steps: readonly string[],
): Promise<Map<string, SavedAnswer[]>> => {
  const found = await ofSteps(db, { guid, steps });
  return new Map(steps.map((step) => [step, answersOf(db, found, step)]));
};

export const findAnswers = async (db: Db, guid: string, step: string): Promise<SavedAnswer[]> =>
  (await findAnswersByStep(db, guid, [step])).get(step) ?? [];

export const findAnswersOfMany = async (
  db: Db,
  guids: readonly string[],
  steps: readonly string[],
): Promise<Map<string, SavedAnswer[]>> => {
  const found = await db
    .select({ guid: stepAnswers.guid, answers: stepAnswers.answers })
    .from(stepAnswers)
    .where(and(inArray(stepAnswers.guid, [...guids]), inArray(stepAnswers.step, [...steps])));
  const all = new Map<string, SavedAnswer[]>();
  for (const { guid, answers } of found) {
    const its = answersIn(openValue(db, stepAnswers.answers, answers));
    all.set(guid, [...(all.get(guid) ?? []), ...its]);
  }
  return all;
};

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

export const findAnswersOfSteps = async (db: Db, guid: string): Promise<(step: string) => SavedAnswer[]> => {
  const found = await ofAllSteps(db, { guid });
  // Most callers need few steps, so each is decrypted when it is asked for.
  return (step) => answersOf(db, found, step);
};

export const findAllAnswers = async (
  db: Db,
  guid: string,
): Promise<(SavedAnswer & { readonly step: string })[]> => {
  const found = await ofAllSteps(db, { guid });
  return found
    .flatMap(({ step }) => answersOf(db, found, step).map((answer) => ({ ...answer, step })))
    .sort(
      (a, b) => inOrder(a.step, b.step) || inOrder(a.widget, b.widget) || inOrder(a.component, b.component),
    );
};

/** Its placeholders have the names that `valuesToSave` returns. */
export const saveStatement = (db: Db) =>
  db
    .insert(stepAnswers)
    .values({
      guid: placeholder('guid'),
      step: placeholder('step'),
      answers: sql`${placeholder('answers')}`,
      updatedAt: sql`${placeholder('updatedAt')}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: [stepAnswers.guid, stepAnswers.step],
      set: { answers: sql`excluded.answers`, updatedAt: sql`excluded.updated_at` },
    });
const save = prepared('save_answers', saveStatement);

export const merged = (saved: readonly SavedAnswer[], all: readonly StoredAnswer[]): SavedAnswer[] => {
  const nameOf = ({ widget, component }: StoredAnswer): string => `${widget}.${component}`;
  const given = all.map((answer): SavedAnswer => ({ status: '', ...answer }));
  return [...new Map([...saved, ...given].map((answer) => [nameOf(answer), answer])).values()];
};

/** Encrypted here, because `saveStatement` does not name the column. */
export const valuesToSave = (
  db: Db,
  { guid, step, all, now }: { guid: string; step: string; all: readonly SavedAnswer[]; now: Date },
) => ({
  guid,
  step,
  answers: sealValue(db, stepAnswers.answers, textOf(all)),
  updatedAt: now.toISOString(),
});

/**
 * Answers with other names stay. Call it in a transaction that holds the request's lock; `saved` is what the
 * transaction has read of the step.
 */
export const saveAnswers = async (
  db: Db,
  guid: string,
  step: string,
  all: readonly StoredAnswer[],
  now: Date,
  saved?: readonly SavedAnswer[],
): Promise<void> => {
  if (all.length === 0) return;
  const whole = merged(saved ?? (await findAnswers(db, guid, step)), all);
  await save(db, valuesToSave(db, { guid, step, all: whole, now }));
};
