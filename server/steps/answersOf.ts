import type { Db } from '../db/types';
import { isDataStep, type SequenceSlug } from '../domain/sequence';
import { findAnswersByStep, type SavedAnswer } from '../repositories/answers';
import { hooksOf } from './hooks';

/** The answers of a request as one transaction reads them. */
export interface Answers {
  of(step: string): Promise<readonly SavedAnswer[]>;
  /** Sets what the step's answers are now. */
  set(step: string, answers: readonly SavedAnswer[]): void;
  /** The step's answers have changed and must be read again. */
  forget(step: string): void;
}

/** The answers of a request that has none yet. */
export const noAnswers: Answers = {
  of: async () => [],
  set: () => undefined,
  forget: () => undefined,
};

/** Returns the step, and the steps whose answers its hooks read. */
const readWith = (slug: SequenceSlug): readonly string[] => [
  slug,
  ...(isDataStep(slug) ? (hooksOf(slug).reads ?? []) : []),
];

/** Reads the answers of `slugs`, and of the steps that their hooks read, in one statement at first use. */
export const answersOf = (db: Db, guid: string, slugs: readonly SequenceSlug[]): Answers => {
  const together = [...new Set(slugs.flatMap(readWith))];
  const known = new Map<string, readonly SavedAnswer[]>();
  return {
    of: async (step) => {
      const found = known.get(step);
      if (found) return found;
      const read = await findAnswersByStep(db, guid, [...new Set([step, ...together])]);
      for (const [name, answers] of read) known.set(name, answers);
      return read.get(step) ?? [];
    },
    set: (step, answers) => void known.set(step, answers),
    forget: (step) => void known.delete(step),
  };
};
