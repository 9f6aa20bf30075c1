import { plainTaxCode } from './omocodia';
import { birthDates } from './taxCodeBirth';
import type { DocumentReading } from './wire';

export interface Applicant {
  /** '' if it is not known. */
  readonly taxCode: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const DATE = /^\d{2}(\d{2}-\d{2}-\d{2})$/;

/** Neither a tax code nor machine-readable lines have the century of a birth date. */
const withoutCentury = (date: string): string | undefined => DATE.exec(date)?.[1];

/** A birth date alone is never proof that the document is the applicant's. */
export const otherPerson = (
  { taxCode, birthDate = '' }: DocumentReading,
  { taxCode: cf, today }: Applicant,
): 'otherTaxCode' | 'otherBirthDate' | undefined => {
  const own = cf.toUpperCase();
  if (own === '') return undefined;
  if (taxCode !== undefined) return plainTaxCode(taxCode) === plainTaxCode(own) ? undefined : 'otherTaxCode';
  // Any back end may send anything, and recordings are masked.
  const read = withoutCentury(birthDate);
  const dates = birthDates(own, today);
  if (read === undefined || dates.length === 0) return undefined;
  return dates.some((date) => withoutCentury(date) === read) ? undefined : 'otherBirthDate';
};
