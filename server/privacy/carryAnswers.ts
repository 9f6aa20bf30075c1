import { SealBroken } from '../crypto/seal';
import { storeAnswersByStep } from '../db/answerStorage';
import type { Db } from '../db/types';
import { deleteAnswerRows, stepsInRows, type StepInRows } from '../repositories/answerRows';
import { findAnswers, saveAnswers, stepSavedAt } from '../repositories/answers';
import { lockRequest } from '../repositories/requests';

const BATCH = 200;

export interface Carried {
  readonly steps: number;
  /** Steps that no configured key decrypts. Their rows stay. */
  readonly broken: number;
}

const carryStep = (db: Db, { guid, step }: StepInRows): Promise<void> =>
  db.transaction(async (tx) => {
    await lockRequest(tx, guid);
    // A step that was saved meanwhile is one value already, which is read back here.
    const savedAt = await stepSavedAt(tx, guid, step);
    if (savedAt) await saveAnswers(tx, guid, step, await findAnswers(tx, guid, step), savedAt, []);
    await deleteAnswerRows(tx, { guid, step });
  });

/**
 * Stores the answers of a step as one value from now on, and carries over those that have a row each, while
 * the service runs. No process of a version before 0007 may run any more. It may be stopped and repeated.
 */
export const carryAnswers = async (db: Db, at: Date): Promise<Carried> => {
  await storeAnswersByStep(db, at);
  let [steps, broken] = [0, 0];
  let batch: StepInRows[] = [];
  do {
    batch = await stepsInRows(db, batch.at(-1), BATCH);
    for (const one of batch) {
      try {
        await carryStep(db, one);
        steps += 1;
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        broken += 1;
      }
    }
  } while (batch.length === BATCH);
  return { steps, broken };
};
