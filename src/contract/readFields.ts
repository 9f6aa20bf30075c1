import { documentTypes } from './documentTypes';
import { expiryRead, mayLackExpiry, NO_EXPIRY } from './expiry';
import { otherPerson, type Applicant } from './otherPerson';
import { isDocumentNumber } from './rules/documents';
import type { DocumentReading } from './wire';

/** By the type of the document; other types have no machine-readable lines. */
const sideOf: Readonly<Record<string, DocumentReading['side']>> = {
  [documentTypes.identityCard]: 'back',
  [documentTypes.passport]: 'passportPage',
  [documentTypes.fixedTermPermit]: 'back',
  [documentTypes.indefinitePermit]: 'back',
};

export type ReadField = 'number' | 'expiryDate';
export type ReadFields = Readonly<Partial<Record<ReadField, string>>>;

/** Nothing where the picture shows another kind of document, or that of somebody else. */
export const readFields = (reading: DocumentReading, type: string, applicant: Applicant): ReadFields => {
  const { side, number, expiryDate } = reading;
  const expected = sideOf[type];
  if (expected === undefined || (side !== undefined && side !== expected)) return {};
  if (number && !isDocumentNumber(type, number)) return {};
  if (otherPerson(reading, applicant)) return {};
  // Any back end may send anything, and recordings are masked.
  const isDate = expiryDate !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(expiryDate);
  const expiry = isDate ? expiryRead(expiryDate) : undefined;
  return {
    ...(number && { number }),
    ...(expiry && (expiry !== NO_EXPIRY || mayLackExpiry(type)) && { expiryDate: expiry }),
  };
};
