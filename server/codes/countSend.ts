import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { isOfOtherClock } from '../domain/clocks';
import { Refusal } from '../errors/refusal';
import { count, countingOf, tooMany, uncount, type Counted } from '../limits/countAttempt';
import { massLimits } from '../limits/massLimits';
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
/** The code that was just sent belongs to another session, or one sent elsewhere has replaced it. */
const tooSoonElsewhere = (seconds: number): Refusal =>
  new Refusal(
    'codeTooSoonElsewhere',
    `Ti abbiamo appena inviato un codice, ma qui non vale: se l’hai chiesto su un altro dispositivo, usalo lì. Qui potrai richiederne uno nuovo ${inSeconds(seconds)}.`,
  );
/** The code that was just sent is for other documents, perhaps of another request. */
const tooSoonForOthers = (seconds: number): Refusal =>
  new Refusal(
    'codeTooSoonElsewhere',
    `Ti abbiamo appena inviato un codice, ma non vale per i documenti che stai firmando. Potrai richiederne uno nuovo ${inSeconds(seconds)}.`,
  );

const wasSent = async (db: Db, key: CodeKey, target: string, now: Date): Promise<boolean> => {
  const last = await findCode(db, key);
  if (last?.target !== target || isOfOtherClock(last.sentAt.getTime(), now.getTime())) return false;
  return now.getTime() - last.sentAt.getTime() < OTP_RESEND_AFTER_MS;
};

/** Says no more: a mass sender must not learn which limit it is, nor that others reached it. */
const tooManyOfAll = tooMany(
  (seconds) => `In questo momento non possiamo inviare altri codici. Riprova tra ${waitWords(seconds)}.`,
);

export interface Sending {
  readonly key: CodeKey;
  readonly destination: Destination;
  readonly limits: readonly Counted[];
}

export interface SendCount {
  readonly pause: Counted;
  /** The pause too, in the order in which their rows are locked. */
  readonly all: readonly Counted[];
  readonly at: Date;
}

/**
 * Call it in the transaction that creates the code. Throws a Refusal: with 429 when the limit of the hour or
 * of the day is reached, with 200 when the last code is less than a minute old.
 */
export const countSend = async (
  db: Db,
  { clock, config }: Pick<AppDeps, 'clock' | 'config'>,
  { key, destination, limits }: Sending,
): Promise<SendCount> => {
  const { guid, purpose } = key;
  const counting = countingOf({ db, clock, config });
  const { pause, bounds: own } = sendCounts(purpose, destination);
  // A new request may name several destinations, so its codes are also counted by request.
  const byRequest: Counted = { counter: 'codeByRequest', of: JSON.stringify([purpose, guid]) };
  const bounds = purpose === 'resume' ? own : [...own, byRequest, ...limits];
  // The limit of the day is reported before the pause, so that nobody waits a minute in vain.
  for (const bound of bounds) await count(counting, bound, tooManyCodes);
  const isOwn = await wasSent(db, key, destination.target, counting.now);
  const elsewhere = purpose === 'signature' ? tooSoonForOthers : tooSoonElsewhere;
  await count(counting, pause, isOwn ? tooSoon : elsewhere);
  // All sends wait for each other at the last row, so it is locked last.
  const mass = massLimits(config, purpose, destination);
  for (const bound of mass) await count(counting, bound, tooManyOfAll);
  return { pause, all: [...bounds, pause, ...mass], at: counting.now };
};

/** For a code that may not have arrived: another may be requested at once. */
export const uncountPause = (db: Db, { pause, at }: SendCount): Promise<void> => uncount(db, pause, at);

export const uncountSend = async (db: Db, { all, at }: SendCount): Promise<void> => {
  for (const counted of all) await uncount(db, counted, at);
};
