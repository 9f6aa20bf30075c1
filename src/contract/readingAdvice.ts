/** The advice blocks nothing. */
import { documentTypes } from './documentTypes';
import { otherPerson, type Applicant } from './otherPerson';
import type { DocumentReading } from './wire';

export type ReadingAdvice =
  | 'expired'
  | 'backForFront'
  | 'dataForOuter'
  | 'noText'
  | NonNullable<ReturnType<typeof otherPerson>>;

export interface ReadingContext extends Applicant {
  readonly side: 'front' | 'back';
  /** Value of the document's type; '' before it is chosen. */
  readonly documentType: string;
}

/** Any back end may send anything, and recordings are masked. */
const isPast = (date: string | undefined, today: string): boolean =>
  date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && date < today;

/** The cover of a passport: its few words are lighter than their ground. */
const isCover = ({ side, documentType }: ReadingContext): boolean =>
  documentType === documentTypes.passport && side === 'back';

const wrongSide = ({ side: shown }: DocumentReading, context: ReadingContext): ReadingAdvice | undefined => {
  if (isCover(context)) return shown === 'passportPage' ? 'dataForOuter' : undefined;
  const isPassport = context.documentType === documentTypes.passport;
  return !isPassport && context.side === 'front' && shown === 'back' ? 'backForFront' : undefined;
};

/** The most important first. */
export const adviceOnReading = (reading: DocumentReading, context: ReadingContext): ReadingAdvice[] => {
  const { expiryDate, noText } = reading;
  const other = otherPerson(reading, context);
  const side = wrongSide(reading, context);
  return [
    ...(other ? [other] : []),
    ...(isPast(expiryDate, context.today) ? (['expired'] as const) : []),
    ...(side ? [side] : []),
    ...(noText === true && !isCover(context) ? (['noText'] as const) : []),
  ];
};
