import { useEffect, type ReactNode } from 'react';
import type { ReadField } from '../../../contract/readFields';
import { identificationCopy } from '../../../copy/identification';
import { useFormScope } from '../../../ui/form/FormScope';
import { Notice } from '../../../ui/shell/Notice';
import type { DocumentRow } from './documentRows';
import { isFilled, isUsed, noteFilled, useReadings } from './useReadings';

const names: readonly ReadField[] = ['number', 'expiryDate'];

/**
 * Fills in empty fields from what was read in a new picture, once, and says so above them. They are its
 * children, so that they have taken what a program put into them before.
 */
export function ReadFiller({ row, children }: { row: DocumentRow; children: ReactNode }) {
  const { at, write, requestValidation } = useFormScope();
  const pictures = useReadings(row);
  const fresh = pictures.filter((picture) => !isUsed(picture));
  useEffect(() => {
    if (fresh.length === 0) return;
    const written = new Set<ReadField>();
    for (const picture of fresh) {
      const empty = names.filter((name) => at(row[name]) === '' && !written.has(name));
      const filled = empty.filter((name) => picture.fields[name] !== undefined);
      noteFilled(picture, filled);
      for (const name of filled) {
        write(row[name], picture.fields[name]);
        written.add(name);
      }
    }
    // It also puts back what a program had put into such a field without an event.
    if (written.size > 0) requestValidation();
  });
  return (
    <>
      {names.some((name) => isFilled(pictures, name)) && (
        <Notice live>{identificationCopy.reading.filledIn}</Notice>
      )}
      {children}
    </>
  );
}
