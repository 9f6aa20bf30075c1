/** Counting what is sent to one destination. */
import type { Db } from '../db/types';
import { Refusal } from '../errors';
import { subjectKey } from '../limits/count';
import { hasRoom, secondsToRoom, waitWords } from '../limits/wait';
import { listAttempts, noteAttempt } from '../repositories/attempts';
import { pause, type Bound } from './bounds';

export const tooManyCodes = (wait: string): string =>
  `Hai richiesto troppi codici. Potrai richiederne uno nuovo tra ${wait}.`;
const codeTooSoon = (seconds: number): string =>
  `Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`;

/**
 * Counts a code that is about to be sent, whatever session or request it is of. Refuses one that must wait for a
 * minute, which belongs to the flow, and by 429 where the hour or the day is full.
 */
export const countSend = async (db: Db, { subject, windows }: Bound, now: Date): Promise<void> => {
  const key = subjectKey(subject);
  if ((await noteAttempt(db, { subject: key, now }, windows)) !== undefined) return;
  const times = await listAttempts(db, key);
  const seconds = secondsToRoom(times, windows, now.getTime());
  const others = windows.filter((window) => window !== pause);
  if (hasRoom(times, others, now.getTime())) throw new Refusal(codeTooSoon(seconds));
  throw new Refusal(tooManyCodes(waitWords(seconds)), { httpStatus: 429, retryAfterSeconds: seconds });
};
