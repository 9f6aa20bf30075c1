/** Counts the codes that are sent to a destination. */
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { count, tooMany, uncount, type Counted } from '../limits/countAttempt';
import { waitWords } from '../limits/wait';
import type { CodeKey } from '../repositories/codes';
import { sendCounts, type Destination } from './sendLimits';

const tooManyCodes = tooMany(
  (seconds) => `Hai richiesto troppi codici. Potrai richiederne uno nuovo tra ${waitWords(seconds)}.`,
);
/** Part of the flow: HTTP 200, not 429. */
const tooSoon = (seconds: number): Refusal =>
  new Refusal(
    `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`,
  );

/** A new request may name several destinations, so its codes are also counted by request. */
const boundsOf = ({ guid, purpose }: CodeKey, destination: Destination) => {
  const { pause, bounds } = sendCounts(purpose, destination);
  const byRequest: Counted = { counter: 'codeByRequest', of: JSON.stringify([purpose, guid]) };
  return { pause, bounds: purpose === 'resume' ? bounds : [...bounds, byRequest] };
};

/**
 * Counts a code that is about to be sent, in the transaction that creates it. Throws a Refusal: with 429 when
 * the limit of the hour or of the day is reached, with 200 when the last code is less than a minute old.
 */
export const countSend = async (db: Db, key: CodeKey, destination: Destination, now: Date): Promise<void> => {
  const { pause, bounds } = boundsOf(key, destination);
  // The limit of the day is reported before the pause, so that nobody waits a minute in vain.
  for (const bound of bounds) await count({ db, now }, bound, tooManyCodes);
  await count({ db, now }, pause, tooSoon);
};

/** Undoes the count of a code that was not delivered. */
export const uncountSend = async (
  db: Db,
  key: CodeKey,
  destination: Destination,
  sentAt: Date,
): Promise<void> => {
  const { pause, bounds } = boundsOf(key, destination);
  for (const counted of [...bounds, pause]) await uncount(db, counted, sentAt);
};
