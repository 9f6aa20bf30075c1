import { and, eq, max, sql, type SQL } from 'drizzle-orm';
import { answersAreInRows } from '../db/answerStorage';
import { prepared } from '../db/prepared';
import { answers, stepAnswers } from '../db/schema';
import { openRow, openValue, sealValue } from '../db/sealedRows';
import type { Db } from '../db/types';
import { saveAnswerRows } from './answerRows';

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

/** How a step's answers are written in its one value. */
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

/** The one value of each step, and the rows of steps that an earlier version stored. */
const select = (db: Db, ofSteps: (step: SQL) => SQL | undefined) =>
  db
    .select({
      step: stepAnswers.step,
      widget: sql<string | null>`null`,
      component: sql<string>`''`,
      value: stepAnswers.answers,
      status: sql<string>`''`,
    })
    .from(stepAnswers)
    .where(and(eq(stepAnswers.guid, placeholder('guid')), ofSteps(sql`${stepAnswers.step}`)))
    .unionAll(
      db
        .select({
          step: answers.step,
          widget: sql<string | null>`${answers.widget}`,
          component: answers.component,
          value: answers.value,
          status: answers.status,
        })
        .from(answers)
        .where(and(eq(answers.guid, placeholder('guid')), ofSteps(sql`${answers.step}`))),
    );

const ofSteps = prepared('answers_of_steps', (db) =>
  select(db, (step) => sql`${step} = any(${placeholder('steps')}::text[])`),
);
const ofAllSteps = prepared('answers_of_all_steps', (db) => select(db, () => undefined));

type FoundRow = Awaited<ReturnType<typeof ofSteps>>[number];

/** The answers of a step. Rows of answers do not count beside its one value, which is the later. */
const answersOf = (db: Db, found: readonly FoundRow[], asked: string): SavedAnswer[] => {
  const rows = found.filter(({ step }) => step === asked);
  const whole = rows.find(({ widget }) => widget === null);
  if (whole) return answersIn(openValue(db, stepAnswers.answers, whole.value));
  return rows.flatMap(({ step: _, widget, ...answer }) =>
    widget === null ? [] : openRow(db, answers, { widget, ...answer }),
  );
};

/** Returns the answers of several steps with one statement. The map has a list for each step. */
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

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Returns a function that returns a step's answers, of all that one statement found of the request. */
export const findAnswersOfSteps = async (db: Db, guid: string): Promise<(step: string) => SavedAnswer[]> => {
  const found = await ofAllSteps(db, { guid });
  // Most callers need few steps, so each is decrypted when it is asked for.
  return (step) => answersOf(db, found, step);
};

/** Returns every answer of a request, in the order of step, widget and component. */
export const findAllAnswers = async (
  db: Db,
  guid: string,
): Promise<(SavedAnswer & { readonly step: string })[]> => {
  const found = await ofAllSteps(db, { guid });
  return [...new Set(found.map(({ step }) => step))]
    .flatMap((step) => answersOf(db, found, step).map((answer) => ({ ...answer, step })))
    .sort(
      (a, b) => inOrder(a.step, b.step) || inOrder(a.widget, b.widget) || inOrder(a.component, b.component),
    );
};

/** Returns when the step was last saved, if it was. */
export const stepSavedAt = async (db: Db, guid: string, step: string): Promise<Date | undefined> => {
  const [one] = await db
    .select({ at: stepAnswers.updatedAt })
    .from(stepAnswers)
    .where(and(eq(stepAnswers.guid, guid), eq(stepAnswers.step, step)));
  if (one) return one.at;
  const [rows] = await db
    .select({ at: max(answers.updatedAt) })
    .from(answers)
    .where(and(eq(answers.guid, guid), eq(answers.step, step)));
  return rows?.at ?? undefined;
};

/** Whether the step is stored as one value, or will be at its next change. */
export const isByStep = async (db: Db, guid: string, step: string): Promise<boolean> => {
  if (!answersAreInRows(db)) return true;
  const found = await ofSteps(db, { guid, steps: [step] });
  return found.some(({ widget }) => widget === null);
};

/** Saves the one value of a step. Its placeholders are the names of `valuesToSave`. */
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

/** Returns the saved answers with the given ones in place of those with the same names. */
export const merged = (saved: readonly SavedAnswer[], all: readonly StoredAnswer[]): SavedAnswer[] => {
  const nameOf = ({ widget, component }: StoredAnswer): string => `${widget}.${component}`;
  const given = all.map((answer): SavedAnswer => ({ status: '', ...answer }));
  return [...new Map([...saved, ...given].map((answer) => [nameOf(answer), answer])).values()];
};

/** Returns the values of `saveStatement`, encrypted: it does not name the column. */
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
 * Saves the answers, replacing existing ones with the same names. Other answers stay. Call it in a
 * transaction that holds the request's lock; `saved` is what the transaction has read of the step.
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
  if (!(await isByStep(db, guid, step))) {
    await saveAnswerRows(db, guid, step, all, now);
    return;
  }
  const whole = merged(saved ?? (await findAnswers(db, guid, step)), all);
  await save(db, valuesToSave(db, { guid, step, all: whole, now }));
};
