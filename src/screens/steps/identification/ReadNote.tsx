import { useMemo } from 'react';
import { cleanerOf } from '../../../contract/normalise';
import { expiryText } from '../../../contract/expiry';
import type { ReadField } from '../../../contract/readFields';
import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import type { DocumentRow } from './documentRows';
import styles from './identification.module.css';
import { sourceOf } from './followPictures';
import { useNoteFilled, useReadings } from './useReadings';

const copy = identificationCopy.reading;

export function useNoteEdited(row: DocumentRow, field: ReadField): () => void {
  const pictures = useReadings(row);
  const noteFilled = useNoteFilled();
  return () => {
    for (const picture of pictures)
      if (picture.fields ?? picture.filled[field]) noteFilled(picture, field, '');
  };
}

export function useReadNote(row: DocumentRow, field: ReadField, hint: string) {
  const value = useFieldValue(row[field]);
  const pictures = useReadings(row);
  const onValueChange = useNoteEdited(row, field);
  const [, component = ''] = row[field].split('.');
  const typed = cleanerOf(component)?.(value) ?? value;
  const read = pictures.map(({ fields }) => fields?.[field]).filter((one) => one !== undefined);
  const others = [...new Set(read)].filter((one) => one !== typed);
  const text = noteOf({ value, others, isFilled: sourceOf(field, value, pictures) !== undefined });
  return {
    hint: useMemo(() => (text === undefined ? hint : <Noted hint={hint} note={text} />), [hint, text]),
    onValueChange,
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
  readonly others: readonly string[];
  readonly isFilled: boolean;
}

const noteOf = ({ value, others, isFilled }: Compared): string | undefined => {
  if (others.length === 0) return isFilled ? copy.filled : undefined;
  // No hint while the applicant is typing.
  return value === '' || others.some((other) => other.startsWith(value))
    ? undefined
    : copy.differs(others.map(expiryText));
};
