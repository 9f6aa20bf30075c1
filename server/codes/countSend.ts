/** Counting what is sent to one destination. */
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { count, tooMany, uncount, type Counted } from '../limits/count';
import { waitWords } from '../limits/wait';
import type { CodeKey } from '../repositories/codes';
import { sendCounts, type Destination } from './bounds';

const tooManyCodes = tooMany(
  (seconds) => `Hai richiesto troppi codici. Potrai richiederne uno nuovo tra ${waitWords(seconds)}.`,
);
/** It belongs to the flow: 200, not 429. */
const tooSoon = (seconds: number): Refusal =>
  new Refusal(
    `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`,
  );

/** A new request may name one destination after the other; that of a resume is given. */
const boundsOf = ({ guid, purpose }: CodeKey, destination: Destination) => {
  const { pause, bounds } = sendCounts(purpose, destination);
  const byRequest: Counted = { counter: 'codeByRequest', of: JSON.stringify([purpose, guid]) };
  return { pause, bounds: purpose === 'resume' ? bounds : [...bounds, byRequest] };
};

/**
 * Counts a code that is about to be sent, in the transaction that makes it. Refuses by 429 where the hour or
 * the day is full, and one that must wait for a minute.
 */
export const countSend = async (db: Db, key: CodeKey, destination: Destination, now: Date): Promise<void> => {
  const { pause, bounds } = boundsOf(key, destination);
  // A full day is told before a minute to wait: nobody waits a minute for nothing.
  for (const bound of bounds) await count({ db, now }, bound, tooManyCodes);
  await count({ db, now }, pause, tooSoon);
};

/** A code that did not leave counts against nobody. */
export const uncountSend = async (
  db: Db,
  key: CodeKey,
  destination: Destination,
  sentAt: Date,
): Promise<void> => {
  const { pause, bounds } = boundsOf(key, destination);
  for (const counted of [...bounds, pause]) await uncount(db, counted, sentAt);
};
