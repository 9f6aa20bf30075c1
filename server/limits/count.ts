/** Counting what is bounded over time, by subject; shared by all replicas. */
import type { AppDeps } from '../deps';
import type { Db } from '../db/types';
import { Refusal } from '../errors';
import { blindIndex } from '../privacy/seal';
import { listAttempts, noteAttempt, type Window } from '../repositories/attempts';
import { secondsToRoom, waitWords } from './wait';

/** What is counted, and of whom: 'codes.email' of an address. */
export interface Subject {
  readonly kind: string;
  readonly value: string;
}

/** What stands in the database: no address and no tax code can be read from it. */
export const subjectKey = ({ kind, value }: Subject): string =>
  blindIndex(`${kind}:${value}`, 'attempts.subject');

/**
 * Counts one attempt and answers how many are noted. Where a window is full it counts nothing, and refuses by 429 with
 * `words` of the time to wait.
 */
export const countAttempt = async (
  { db, clock }: { readonly db: Db; readonly clock: AppDeps['clock'] },
  subject: Subject,
  windows: readonly Window[],
  words: (wait: string) => string,
): Promise<number> => {
  const now = clock.now();
  const key = subjectKey(subject);
  const noted = await noteAttempt(db, { subject: key, now }, windows);
  if (noted !== undefined) return noted;
  const retryAfterSeconds = secondsToRoom(await listAttempts(db, key), windows, now.getTime());
  throw new Refusal(words(waitWords(retryAfterSeconds)), { httpStatus: 429, retryAfterSeconds });
};
