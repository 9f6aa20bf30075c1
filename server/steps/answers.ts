import type { Db } from '../db/types';
import { findAnswers, findAnswersOfSteps, type SavedAnswer } from '../repositories/answers';

export interface Answers {
  of(step: string): Promise<readonly SavedAnswer[]>;
  set(step: string, answers: readonly SavedAnswer[]): void;
  /** The step's answers have changed and must be read again. */
  forget(step: string): void;
}

export const noAnswers: Answers = {
  of: async () => [],
  set: () => undefined,
  forget: () => undefined,
};

export const readAnswers = async (db: Db, guid: string): Promise<Answers> => {
  const found = await findAnswersOfSteps(db, guid);
  const known = new Map<string, readonly SavedAnswer[]>();
  const forgotten = new Set<string>();
  return {
    of: async (step) => {
      const answers =
        known.get(step) ?? (forgotten.has(step) ? await findAnswers(db, guid, step) : found(step));
      known.set(step, answers);
      return answers;
    },
    set: (step, answers) => void known.set(step, answers),
    forget: (step) => {
      known.delete(step);
      forgotten.add(step);
    },
  };
};
