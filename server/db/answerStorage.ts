/**
 * Whether the answers of a step may be stored as one value. A process of the version before 0007 does not
 * see them there, so a database that it may still write to gets a row for each answer, as it does.
 */
import { eq } from 'drizzle-orm';
import { sessionOf } from './dialect';
import { marks } from './schema';
import type { Db } from './types';

const BY_STEP = 'answers-by-step';

const inRows = new WeakSet<object>();

export const answersAreInRows = (db: Db): boolean => inRows.has(sessionOf(db).dialect);

/** Reads how the answers of the database are stored. Until then, each step is one value. */
export const readAnswerStorage = async (db: Db): Promise<void> => {
  const [mark] = await db.select().from(marks).where(eq(marks.name, BY_STEP));
  const { dialect } = sessionOf(db);
  if (mark) inRows.delete(dialect);
  else inRows.add(dialect);
};

/** Stores the answers of a step as one value from now on: no process of an earlier version runs any more. */
export const storeAnswersByStep = async (db: Db, at: Date): Promise<void> => {
  await db.insert(marks).values({ name: BY_STEP, at }).onConflictDoNothing();
  await readAnswerStorage(db);
};
