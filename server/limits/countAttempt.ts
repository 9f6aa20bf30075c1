/** All replicas share the counts. */
import { blindIndex } from '../crypto/seal';
import { keyringOf } from '../db/keyring';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { listAttempts, noteAttempt, takeBackAttempt } from '../repositories/attempts';
import { windowsOf, type CounterName } from './rateLimits';
import { secondsToRoom } from './wait';

/** `of` is a network address, a destination or a request. */
export interface Counted {
  readonly counter: CounterName;
  readonly of: string;
  readonly weight?: number;
  /** In place of the table's number, where a setting has it. The counter then has one window. */
  readonly most?: number;
}

/** `seconds`: when the same attempt may succeed. `counter`: the limit that is reached. */
export type Refuse = (seconds: number, counter: CounterName) => Refusal;

/** No address or tax code can be read from the key, which is stored in the database. */
export const subjectKey = (db: Db, { counter, of }: Pick<Counted, 'counter' | 'of'>): string =>
  blindIndex(`${counter}:${of}`, 'attempts.subject', keyringOf(db));

interface Counting {
  readonly db: Db;
  readonly now: Date;
  readonly factor?: number;
}

/** When a window is full, counts nothing and throws the result of `refuse`. */
export const count = async (
  { db, now, factor = 1 }: Counting,
  counted: Counted,
  refuse: Refuse,
): Promise<void> => {
  const { weight = 1, most } = counted;
  const usual = windowsOf(counted.counter, factor);
  const windows = most === undefined ? usual : usual.map((window) => ({ ...window, most }));
  const subject = subjectKey(db, counted);
  if (await noteAttempt(db, { subject, now, weight }, windows)) return;
  const past = await listAttempts(db, subject);
  throw refuse(secondsToRoom(past, windows, { now: now.getTime(), weight }), counted.counter);
};

/** For an attempt that did not happen. */
export const uncount = (db: Db, counted: Counted, at: Date): Promise<void> =>
  takeBackAttempt(db, subjectKey(db, counted), at);

export const tooMany =
  (words: (seconds: number) => string): Refuse =>
  (seconds, counter) =>
    new Refusal('tooManyCalls', words(seconds), {
      httpStatus: 429,
      retryAfterSeconds: seconds,
      detail: counter,
    });

export const countingOf = ({
  db,
  clock,
  config,
}: Pick<AppDeps, 'clock' | 'config'> & { readonly db: Db }): Counting => ({
  db,
  now: clock.now(),
  factor: config.RATE_LIMIT_FACTOR,
});
