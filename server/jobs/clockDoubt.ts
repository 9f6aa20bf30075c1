/**
 * Whether jobs that delete may go by the clock. A clock that is weeks ahead (a wrong time server, a restored
 * machine) would make them erase every open request at once, and nothing brings those back.
 */
import type { AppDeps } from '../deps';
import { CLOCK_SKEW_MS, isOfOtherClock } from '../domain/clocks';
import { latestInstant, readClockMarks, saveClockMarks, type ClockMarks } from '../repositories/clockMarks';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'log'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than this since the last time that was believed, and the clock is in doubt. */
const JUMP_MS = DAY_MS;
/** A clock that goes on evenly for so long is believed: the service may have been off for that time. */
const BELIEVED_AFTER_MS = DAY_MS;

const since = (earlier: Date, now: Date): number => now.getTime() - earlier.getTime();

/** Undefined when the clock jumped again. */
const evenlySince = ({ doubtedSince, seenInDoubt }: ClockMarks, now: Date): Date | undefined => {
  if (!doubtedSince || !seenInDoubt) return undefined;
  const passed = since(seenInDoubt, now);
  return passed >= -CLOCK_SKEW_MS && passed <= JUMP_MS ? doubtedSince : undefined;
};

/** Now, if the clock was set back since. */
const jumpOf = ({ jumped }: ClockMarks, now: Date): Date | undefined =>
  jumped && isOfOtherClock(jumped.getTime(), now.getTime()) ? now : jumped;

/**
 * Whether what was put aside for `periodMs` may be deleted: not in doubt, and not before a clock that has
 * jumped and was believed in the end has gone on for as long.
 */
export const isEvenFor = ({ doubtedSince, jumped }: ClockMarks, now: Date, periodMs: number): boolean =>
  !doubtedSince && (!jumped || since(jumped, now) >= periodMs);

/**
 * In doubt are times more than a day after the last one that was believed, until they have gone on evenly for
 * a day. Call it several times a day.
 */
export const isClockBelieved = ({ db, clock, log }: Deps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const marks = await readClockMarks(tx);
    const believed = marks.believed ?? (await latestInstant(tx));
    const doubtedSince = evenlySince(marks, now);
    const isNear = !believed || since(believed, now) <= JUMP_MS;
    if (isNear || (doubtedSince && since(doubtedSince, now) >= BELIEVED_AFTER_MS)) {
      if (marks.doubtedSince) log.warn({ now }, 'The clock is believed again: old data is erased');
      const jumped = isNear ? jumpOf(marks, now) : doubtedSince;
      await saveClockMarks(tx, { believed: now, ...(jumped && { jumped }) });
      return true;
    }
    if (!doubtedSince)
      log.error({ now, believed }, 'The clock has jumped: nothing is erased until it is right, or for a day');
    await saveClockMarks(tx, { ...marks, believed, doubtedSince: doubtedSince ?? now, seenInDoubt: now });
    return false;
  });

export const ifClockIsBelieved = (deps: Deps, run: () => Promise<unknown>) => async (): Promise<void> => {
  if (await isClockBelieved(deps)) await run();
};
