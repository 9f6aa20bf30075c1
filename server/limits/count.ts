/** Counting what is bounded over time; shared by all replicas. */
import { blindIndex } from '../crypto/seal';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { listAttempts, noteAttempt, takeBackAttempt } from '../repositories/attempts';
import { windowsOf, type CounterName } from './counters';
import { secondsToRoom } from './wait';

/** One attempt: which counter, and whom it counts (a network address, a destination, a request). */
export interface Counted {
  readonly counter: CounterName;
  readonly of: string;
  /** Where the counter bounds a sum: what this attempt adds to it. */
  readonly weight?: number;
}

/** Made of the seconds after which the same attempt has a chance again. */
export type Refuse = (seconds: number) => Refusal;

/** What stands in the database: no address and no tax code can be read from it. */
export const subjectKey = ({ counter, of }: Pick<Counted, 'counter' | 'of'>): string =>
  blindIndex(`${counter}:${of}`, 'attempts.subject');

interface Counting {
  readonly db: Db;
  readonly now: Date;
  /** RATE_LIMIT_FACTOR. */
  readonly factor?: number;
}

/** Counts one attempt. Where a window is full it counts nothing, and throws what `refuse` makes of the time to wait. */
export const count = async (
  { db, now, factor = 1 }: Counting,
  counted: Counted,
  refuse: Refuse,
): Promise<void> => {
  const windows = windowsOf(counted.counter, factor);
  const { weight = 1 } = counted;
  const subject = subjectKey(counted);
  if (await noteAttempt(db, { subject, now, weight }, windows)) return;
  throw refuse(secondsToRoom(await listAttempts(db, subject), windows, { now: now.getTime(), weight }));
};

/** Takes back what was counted at that instant: it did not happen. */
export const uncount = (db: Db, counted: Counted, at: Date): Promise<void> =>
  takeBackAttempt(db, subjectKey(counted), at);

/** 429, with `words` of the time to wait. */
export const tooMany =
  (words: (seconds: number) => string): Refuse =>
  (seconds) =>
    new Refusal(words(seconds), { httpStatus: 429, retryAfterSeconds: seconds });

/** The moment and the factor of the settings. */
export const countingOf = ({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>): Counting => ({
  db,
  now: clock.now(),
  factor: config.RATE_LIMIT_FACTOR,
});
