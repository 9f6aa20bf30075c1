import { readFields, type ReadField, type ReadFields } from '../../../contract/readFields';
import type { DocumentReading } from '../../../contract/wire';
import { useAppSelector } from '../../../state/hooks';
import { selectUpload, selectUser } from '../../../state/selectors';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { type DocumentRow, fieldsOfType } from './documentRows';

interface ReadPicture {
  readonly reading: DocumentReading;
  readonly fields: ReadFields;
}

/**
 * The fields that a picture has filled in and that nobody has edited since. Kept with the reading, so that it
 * outlasts the page, and ends with the picture.
 */
const filledBy = new WeakMap<DocumentReading, Set<ReadField>>();

/** Whether the picture's fields have been filled in; an emptied one stays empty. */
export const isUsed = ({ reading }: ReadPicture): boolean => filledBy.has(reading);
export const noteFilled = ({ reading }: ReadPicture, fields: readonly ReadField[]): void => {
  filledBy.set(reading, new Set(fields));
};
export const noteEdited = (pictures: readonly ReadPicture[], field: ReadField): void =>
  pictures.forEach(({ reading }) => filledBy.get(reading)?.delete(field));
export const isFilled = (pictures: readonly ReadPicture[], field: ReadField): boolean =>
  pictures.some(({ reading }) => filledBy.get(reading)?.has(field));

export function useReadings(row: DocumentRow): readonly ReadPicture[] {
  const type = useFieldValue(row.type);
  const { cf } = useAppSelector(selectUser);
  const front = useAppSelector(selectUpload(row.front.uploadType))?.reading;
  const back = useAppSelector(selectUpload(row.back.uploadType))?.reading;
  return [front, back]
    .filter((reading) => reading !== undefined)
    .map((reading) => {
      const { expiryDate, ...fields } = readFields(reading, type, cf);
      return {
        reading,
        fields: fieldsOfType(type).expiry && expiryDate ? { ...fields, expiryDate } : fields,
      };
    })
    .filter(({ fields }) => Object.keys(fields).length > 0);
}
