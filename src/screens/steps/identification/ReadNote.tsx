import { useMemo } from 'react';
import { cleanerOf } from '../../../contract/normalise';
import { expiryText } from '../../../contract/expiry';
import type { ReadField } from '../../../contract/readFields';
import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import type { DocumentRow } from './documentRows';
import styles from './identification.module.css';
import { isFilled, noteEdited, useReadings } from './useReadings';

const copy = identificationCopy.reading;

export function useReadNote(row: DocumentRow, field: ReadField, hint: string) {
  const value = useFieldValue(row[field]);
  const pictures = useReadings(row);
  const [, component = ''] = row[field].split('.');
  const typed = cleanerOf(component)?.(value) ?? value;
  const read = pictures.map(({ fields }) => fields[field]).filter((one) => one !== undefined);
  const other = read.find((one) => one !== typed);
  const text = noteOf({ value, other, isFilled: isFilled(pictures, field) });
  return {
    hint: useMemo(() => (text === undefined ? hint : <Noted hint={hint} note={text} />), [hint, text]),
    onValueChange: () => noteEdited(pictures, field),
  };
}

const Noted = ({ hint, note }: { hint: string; note: string }) => (
  <>
    <span>{`${hint} `}</span>
    <span className={styles.read}>{note}</span>
  </>
);

interface Compared {
  readonly value: string;
  /** What was read, if it differs from the value. */
  readonly other: string | undefined;
  readonly isFilled: boolean;
}

const noteOf = ({ value, other, isFilled: filled }: Compared): string | undefined => {
  if (other === undefined) return filled ? copy.filled : undefined;
  // No hint while the applicant is typing.
  return value === '' || other.startsWith(value) ? undefined : copy.differs(expiryText(other));
};
