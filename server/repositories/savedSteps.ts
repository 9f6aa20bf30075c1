import { eq, sql } from 'drizzle-orm';
import { prepared } from '../db/prepared';
import { requests, type Request } from '../db/schema';
import type { Db } from '../db/types';
import {
  merged,
  saveAnswers,
  saveStatement,
  valuesToSave,
  type SavedAnswer,
  type StoredAnswer,
} from './answers';
import { sealedWithIndexes, updateRequest } from './requests';

const { placeholder } = sql;

/** PostgreSQL runs such a part once, though nothing selects from it. */
const saving = (db: Db) => db.with(db.$with('saved').as(saveStatement(db)));

const accept = prepared('accept_step', (db) =>
  saving(db)
    .update(requests)
    .set({
      step: sql`${placeholder('reached')}`,
      acceptedHash: sql`${placeholder('acceptedHash')}`,
      state: sql`${placeholder('state')}`,
      completedAt: sql`${placeholder('completedAt')}::timestamptz`,
      updatedAt: sql`${placeholder('updatedAt')}::timestamptz`,
    })
    .where(eq(requests.guid, placeholder('guid'))),
);

export interface StepToSave {
  readonly step: string;
  readonly given: readonly StoredAnswer[];
  readonly saved: readonly SavedAnswer[];
}

/**
 * `moved` is the request as it is from now on. Returns all answers of the step as they are now. Call it in a
 * transaction that holds the request's lock.
 */
export const acceptStep = async (
  db: Db,
  moved: Pick<Request, 'guid' | 'step' | 'acceptedHash' | 'state' | 'completedAt' | 'updatedAt'>,
  { step, given, saved }: StepToSave,
): Promise<SavedAnswer[]> => {
  const { guid, step: reached, acceptedHash, state, completedAt, updatedAt } = moved;
  const all = merged(saved, given);
  if (given.length === 0) {
    await saveAnswers(db, guid, step, given, updatedAt, saved);
    await updateRequest(db, guid, { step: reached, acceptedHash, state, completedAt, updatedAt });
    return all;
  }
  const values = {
    ...valuesToSave(db, { guid, step, all, now: updatedAt }),
    reached,
    acceptedHash,
    state,
    completedAt: completedAt?.toISOString() ?? null,
  };
  await accept(db, values);
  return all;
};

/**
 * Returns all answers of the step as they are now. Call it in a transaction that holds the request's lock.
 */
export const saveWithRequest = async (
  db: Db,
  guid: string,
  { step, given, saved }: StepToSave,
  changes: Partial<Omit<Request, 'guid' | 'createdAt'>> & { readonly updatedAt: Date },
): Promise<SavedAnswer[]> => {
  const all = merged(saved, given);
  if (given.length === 0) {
    await saveAnswers(db, guid, step, given, changes.updatedAt, saved);
    await updateRequest(db, guid, changes);
    return all;
  }
  const statement = saving(db)
    .update(requests)
    .set(sealedWithIndexes(db, changes))
    .where(eq(requests.guid, guid))
    .prepare('');
  await statement.execute(valuesToSave(db, { guid, step, all, now: changes.updatedAt }));
  return all;
};
