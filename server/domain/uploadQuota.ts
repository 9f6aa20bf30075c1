/** How much a request may upload in a while: bounds against floods, far above what a bad connection needs. */
import type { AppDeps } from '../deps';
import { Refusal } from '../errors';
import {
  findAttempts,
  noteAttempt,
  sweepAttempts,
  type AttemptBounds,
  type Attempts,
} from '../repositories/uploadAttempts';

const MINUTE_MS = 60_000;

/** Six files of 15 to 20 MB, each retried five times and taken anew now and then. */
export const uploadBounds: AttemptBounds = {
  attempts: 120,
  bytes: 1_073_741_824,
  windowMs: 30 * MINUTE_MS,
};

export const tooManyUploads = (minutes: number): string =>
  `Hai inviato molti file in poco tempo. Attendi ${minutes === 1 ? 'un minuto' : `${minutes} minuti`} e riprova: quelli già caricati restano salvati.`;

/** When the oldest attempts will have left enough room for one more of `size`, in milliseconds since 1970. */
const roomAt = ({ times, sizes }: Attempts, size: number, now: number): number => {
  const { attempts, bytes, windowMs } = uploadBounds;
  const recent = times
    .map((time, index) => ({ time, size: sizes[index] ?? 0 }))
    .filter(({ time }) => time > now - windowMs);
  let sum = recent.reduce((total, past) => total + past.size, size);
  let count = recent.length;
  for (const past of recent) {
    if (count < attempts && sum <= bytes) return now;
    sum -= past.size;
    count -= 1;
    if (count < attempts && sum <= bytes) return past.time + windowMs;
  }
  return now;
};

/** Counts an upload of `size` bytes before any of them is read. Refuses by 429, with the minutes to wait. */
export const countUpload = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  guid: string,
  announced: number,
): Promise<void> => {
  const now = clock.now();
  // What announces more than is ever read is refused for that: it must not wait for a room that never comes.
  const size = Math.min(announced, Math.floor(uploadBounds.bytes / 8));
  const noted = await noteAttempt(db, { guid, size, now }, uploadBounds);
  if (noted?.times.length === 1) await sweepAttempts(db, new Date(now.getTime() - uploadBounds.windowMs));
  if (noted) return;
  const past = await findAttempts(db, guid);
  const room = past ? roomAt(past, size, now.getTime()) : now.getTime();
  const minutes = Math.max(1, Math.ceil((room - now.getTime()) / MINUTE_MS));
  throw new Refusal(tooManyUploads(minutes), { httpStatus: 429 });
};
