import { useEffect, type ReactNode } from 'react';
import type { ReadField } from '../../../contract/readFields';
import { identificationCopy } from '../../../copy/identification';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Notice } from '../../../ui/shell/Notice';
import type { DocumentRow } from './documentRows';
import { followPictures, sourceOf } from './followPictures';
import { useNoteFilled, useReadings } from './useReadings';

const names: readonly ReadField[] = ['number', 'expiryDate'];

/** The fields are its children, so that they have taken what a program put into them before. */
export function ReadFiller({ row, children }: { row: DocumentRow; children: ReactNode }) {
  const { at, write, requestValidation } = useFormScope();
  const pictures = useReadings(row);
  const noteFilled = useNoteFilled();
  const shown = { number: useFieldValue(row.number), expiryDate: useFieldValue(row.expiryDate) };
  useEffect(() => {
    const followed = names.map((name) => {
      const before = at(row[name]);
      const { value, from } = followPictures(name, typeof before === 'string' ? before : '', pictures);
      if (value === before) return false;
      write(row[name], value);
      if (from) noteFilled(from, name, value);
      return true;
    });
    // It also puts back what a program had put into such a field without an event.
    if (followed.includes(true)) requestValidation();
  });
  return (
    <>
      {names.some((name) => sourceOf(name, shown[name], pictures)) && (
        <Notice live>{identificationCopy.reading.filledIn}</Notice>
      )}
      {children}
    </>
  );
}
