import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { ValidationContext } from './context';
import { DATE_FORMAT } from '../limits';

dayjs.extend(customParseFormat);

/** Years outside this range are typing errors ('2206', '9999'). */
const isYear = (year: number): boolean => year >= 1900 && year < 2200;

/** As yyyy-MM-dd. Undefined if it is not a real date. */
export const isoDate = (text: string): string | undefined => {
  const date = dayjs(text, DATE_FORMAT, true);
  return date.isValid() && isYear(date.year()) ? date.format('YYYY-MM-DD') : undefined;
};

/** As yyyy-MM. Undefined if it is not a month. */
export const isoMonth = (text: string): string | undefined => {
  const month = dayjs(`01/${text}`, DATE_FORMAT, true);
  return /^\d{2}\/\d{4}$/.test(text) && month.isValid() && isYear(month.year())
    ? month.format('YYYY-MM')
    : undefined;
};

export const isPastOrToday = (text: string, { today }: ValidationContext): boolean => {
  const date = isoDate(text);
  return date !== undefined && date <= today;
};

export const isPastOrThisMonth = (text: string, { today }: ValidationContext): boolean => {
  const month = isoMonth(text);
  return month !== undefined && month <= today.slice(0, 7);
};
