import { isOfOtherClock } from '../domain/clocks';
import type { Attempt, Window } from '../repositories/attempts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const waitWords = (seconds: number): string => {
  if (seconds < MINUTE) return counted(seconds, 'un secondo', 'secondi');
  if (seconds < HOUR) return counted(Math.ceil(seconds / MINUTE), 'un minuto', 'minuti');
  return counted(Math.ceil(seconds / HOUR), 'un’ora', 'ore');
};

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly weight?: number;
}

const roomAt = (past: readonly Attempt[], window: Window, { now, weight = 1 }: Moment): number => {
  const amount = (one: number): number => (window.of === 'weight' ? one : 1);
  const recent = past.filter(({ time }) => time > now - window.ms && !isOfOtherClock(time, now));
  let sum = recent.reduce((total, one) => total + amount(one.weight), amount(weight));
  let at = now;
  for (const one of recent) {
    if (sum <= window.most) break;
    sum -= amount(one.weight);
    at = one.time + window.ms;
  }
  return at;
};

export const secondsToRoom = (
  past: readonly Attempt[],
  windows: readonly Window[],
  moment: Moment,
): number => {
  const at = Math.max(...windows.map((window) => roomAt(past, window, moment)));
  return Math.max(1, Math.ceil((at - moment.now) / 1000));
};
