import { statusCopy } from '../../copy/status';

const timeZone = 'Europe/Rome';
const DAY_MS = 24 * 60 * 60 * 1000;
const longDate = new Intl.DateTimeFormat('it-IT', { timeZone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('it-IT', { timeZone, timeStyle: 'short' });
// Sweden writes yyyy-MM-dd.
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Counts days of the calendar: those on which the clocks change are not of 24 hours. */
const dayNumber = (instant: number): number => Date.parse(isoDate.format(instant)) / DAY_MS;

/** 'oggi alle 14:05', 'ieri alle 18:30', '12 novembre 2026', in Italy's time; what is no date, as it came. */
export const lastEditWords = (lastEdit: string, now: number = Date.now()): string => {
  const instant = Date.parse(lastEdit);
  if (Number.isNaN(instant)) return lastEdit;
  const daysAgo = dayNumber(now) - dayNumber(instant);
  if (daysAgo === 0) return statusCopy.today(time.format(instant));
  return daysAgo === 1 ? statusCopy.yesterday(time.format(instant)) : longDate.format(instant);
};
