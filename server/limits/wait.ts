import type { Window } from '../repositories/attempts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

/** How long to wait, as the applicant reads it: never less than it is. */
export const waitWords = (seconds: number): string => {
  if (seconds < MINUTE) return counted(seconds, 'un secondo', 'secondi');
  if (seconds < HOUR) return counted(Math.ceil(seconds / MINUTE), 'un minuto', 'minuti');
  return counted(Math.ceil(seconds / HOUR), 'un’ora', 'ore');
};

export const hasRoom = (times: readonly number[], windows: readonly Window[], now: number): boolean =>
  windows.every(({ most, ms }) => times.filter((time) => time > now - ms).length < most);

/** Seconds until every window has room for one more; 1 at the least. `times` in milliseconds, the first at the front. */
export const secondsToRoom = (times: readonly number[], windows: readonly Window[], now: number): number => {
  const roomAt = windows.map(({ most, ms }) => {
    const recent = times.filter((time) => time > now - ms);
    return recent.length < most ? now : (recent[recent.length - most] ?? now) + ms;
  });
  return Math.max(1, Math.ceil((Math.max(...roomAt) - now) / 1000));
};
