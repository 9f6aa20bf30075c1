import {
  FEMALE_DAY_OFFSET,
  MONTH_LETTERS,
  withoutOmocodia,
  type TaxCodeSex,
} from '../../../src/contract/taxCode';
import { ABROAD, placeByCode } from '../../data/places';

export interface TaxCodeBirth {
  /** Birth date, yyyy-MM-dd. */
  readonly data: string;
  readonly sesso: TaxCodeSex;
  readonly codice: string;
  /** Name of the municipality, or of the state for births abroad. */
  readonly luogo: string;
  readonly provincia: string;
}

const ADULT_YEARS = 18;

const realDay = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

const adultBy = (birth: string, today: string): boolean =>
  `${Number(birth.slice(0, 4)) + ADULT_YEARS}${birth.slice(4)}` <= today;

/**
 * Date and sex of a code. The code tells two digits of the year: the century is the latest in which the holder is
 * of age on `today` (ISO), as every applicant is.
 */
export const decodeBirthDate = (
  cf: string,
  today: string,
): { readonly data: string; readonly sesso: TaxCodeSex } | undefined => {
  const digits = withoutOmocodia(cf);
  const month = MONTH_LETTERS.indexOf(digits.charAt(8)) + 1;
  const dayOfSex = Number(digits.slice(9, 11));
  const sesso = dayOfSex > FEMALE_DAY_OFFSET ? 'F' : 'M';
  const day = sesso === 'F' ? dayOfSex - FEMALE_DAY_OFFSET : dayOfSex;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const dates = [century, century - 100].map((start) =>
    realDay(start + Number(digits.slice(6, 8)), month, day),
  );
  const data = month > 0 ? dates.find((date) => date && adultBy(date, today)) : undefined;
  return data ? { data, sesso } : undefined;
};

/**
 * The place of a code. Foreign codes that no table lists are in use (territories): they are abroad all the same.
 */
export const decodePlace = (cf: string): Pick<TaxCodeBirth, 'codice' | 'luogo' | 'provincia'> | undefined => {
  const codice = withoutOmocodia(cf).slice(11, 15);
  const place = placeByCode(codice);
  if (place) return { codice, luogo: place.comune, provincia: place.sigla };
  return /^Z\d{3}$/.test(codice) ? { codice, luogo: 'Estero', provincia: ABROAD.sigla } : undefined;
};

/** Birth date, sex and birthplace of a well-formed code; undefined where date or place cannot be. */
export const decodeTaxCode = (cf: string, today: string): TaxCodeBirth | undefined => {
  const code = cf.trim().toUpperCase();
  const birth = decodeBirthDate(code, today);
  const place = decodePlace(code);
  return birth && place ? { ...birth, ...place } : undefined;
};
