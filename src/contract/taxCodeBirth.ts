import { MINIMUM_AGE_YEARS } from './limits';
import type { TaxCodeSex } from './taxCode';
import { FEMALE_DAY_OFFSET, MONTH_LETTERS, withoutOmocodia } from './taxCodeDigits';

/** The year has two digits, so an age below this limit is assumed (docs/decisions/tax-code.md). */
const OLDEST_YEARS = 110;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** As yyyy-MM-dd, if the month has the day. `month`: 1 to 12. */
const realDay = (year: number, month: number, day: number): string | undefined => {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= lastDay ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
};

const turned = (years: number, birth: string, today: string): boolean =>
  `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}` <= today;

const dayOf = (digits: string): { readonly day: number; readonly sesso: TaxCodeSex } => {
  const day = Number(digits.slice(9, 11));
  return day > FEMALE_DAY_OFFSET ? { day: day - FEMALE_DAY_OFFSET, sesso: 'F' } : { day, sesso: 'M' };
};

/** The years in a code have two digits: it may mean any of these dates up to `today` (ISO), latest first. */
export const birthDates = (cf: string, today: string): string[] => {
  const digits = withoutOmocodia(cf);
  const month = MONTH_LETTERS.indexOf(digits.charAt(8)) + 1;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  return [century, century - 100].flatMap((start) => {
    const date = month > 0 && realDay(start + Number(digits.slice(6, 8)), month, dayOf(digits).day);
    return date && date <= today ? date : [];
  });
};

/** The only date with an age between 18 and 110; undefined when there is none. */
export const decodeBirthDate = (
  cf: string,
  today: string,
): { readonly data: string; readonly sesso: TaxCodeSex } | undefined => {
  const data = birthDates(cf, today).find(
    (date) => turned(MINIMUM_AGE_YEARS, date, today) && !turned(OLDEST_YEARS, date, today),
  );
  return data === undefined ? undefined : { data, sesso: dayOf(withoutOmocodia(cf)).sesso };
};
