/** Counts the codes that are sent to a destination. */
import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { count, tooMany, uncount, type Counted } from '../limits/countAttempt';
import { waitWords } from '../limits/wait';
import { findCode, type CodeKey } from '../repositories/codes';
import { sendCounts, type Destination } from './sendCounters';

const tooManyCodes = tooMany(
  (seconds) => `Hai richiesto troppi codici. Potrai richiederne uno nuovo tra ${waitWords(seconds)}.`,
);
const inSeconds = (seconds: number): string => `tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}`;
/** Part of the flow: HTTP 200, not 429. */
const tooSoon = (seconds: number): Refusal =>
  new Refusal(
    'codeTooSoon',
    `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo ${inSeconds(seconds)}.`,
  );
/** The code that was just sent belongs to another session, and cannot be entered in this one. */
const tooSoonElsewhere = (seconds: number): Refusal =>
  new Refusal(
    'codeTooSoonElsewhere',
    `Ti abbiamo appena inviato un codice, ma vale solo sul dispositivo da cui l’hai chiesto. Qui potrai richiederne uno nuovo ${inSeconds(seconds)}.`,
  );

/** Whether the session itself was sent a code so recently that it must wait. */
const wasSent = async (db: Db, key: CodeKey, target: string, now: Date): Promise<boolean> => {
  const last = await findCode(db, key);
  return last?.target === target && now.getTime() - last.sentAt.getTime() < OTP_RESEND_AFTER_MS;
};

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
  const isOwn = await wasSent(db, key, destination.target, now);
  await count({ db, now }, pause, isOwn ? tooSoon : tooSoonElsewhere);
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
