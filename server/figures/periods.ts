import { startOfDayInRome, todayInRome } from '../domain/today';

export interface Period {
  /** yyyy-MM of a month, which are the only ones offered: see publish.ts. */
  readonly key: string;
  readonly from: Date;
  readonly before: Date;
  /** The first day, and that after the last, yyyy-MM-dd. */
  readonly days: readonly [first: string, after: string];
}

const MONTHS_OFFERED = 12;
const MONTHS_OF_YEAR = 12;

const keyOf = (months: number): string =>
  `${Math.floor(months / MONTHS_OF_YEAR)}-${String((months % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`;

const monthsOf = (key: string): number =>
  Number(key.slice(0, 4)) * MONTHS_OF_YEAR + Number(key.slice(5, 7)) - 1;

export const offeredMonths = (now: Date): readonly string[] => {
  const current = monthsOf(todayInRome(now));
  return Array.from({ length: MONTHS_OFFERED }, (_, back) => keyOf(current - back));
};

/** '' is the current month. Undefined for a month that is not offered. */
export const periodOf = (key: string, now: Date): Period | undefined => {
  const [current = ''] = offeredMonths(now);
  const wanted = key === '' ? current : key;
  if (!offeredMonths(now).includes(wanted)) return undefined;
  const first = `${wanted}-01`;
  const after = `${keyOf(monthsOf(wanted) + 1)}-01`;
  const [from, before] = [startOfDayInRome(first), startOfDayInRome(after)];
  return from && before ? { key: wanted, from, before, days: [first, after] } : undefined;
};
