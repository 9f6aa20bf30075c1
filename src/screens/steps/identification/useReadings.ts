import { useCallback } from 'react';
import { documentTypes } from '../../../contract/documentTypes';
import { readFields, type ReadField, type ReadFields } from '../../../contract/readFields';
import { draftChanged } from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectDraft, selectReading, selectUpload, selectUser } from '../../../state/selectors';
import { selectToday } from '../../../state/today';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { type DocumentRow, fieldsOfType } from './documentRows';
import type { Picture } from './followPictures';

const SLUG = 'identification';

/** Kept in the draft, beside the values of the form: after a reload they still belong to the picture. */
const selectFilled = (uploadType: string) => {
  const selectOwn = selectDraft(SLUG);
  return (state: Parameters<typeof selectOwn>[0]): ReadFields | undefined => selectOwn(state)?.[uploadType];
};

function usePicture(uploadType: string, type: string): Picture {
  const { cf } = useAppSelector(selectUser);
  const today = useAppSelector(selectToday);
  const reading = useAppSelector(selectReading(uploadType));
  const { stored = 0 } = useAppSelector(selectUpload(uploadType)) ?? {};
  const filled = useAppSelector(selectFilled(uploadType)) ?? {};
  if (!reading) return { uploadType, filled, fields: stored > 0 ? {} : undefined };
  const { expiryDate, ...others } = readFields(reading, type, { taxCode: cf, today });
  const hasExpiry = expiryDate !== undefined && fieldsOfType(type).expiry;
  return { uploadType, filled, fields: { ...others, ...(hasExpiry && { expiryDate }) } };
}

/** The picture that should be read comes first. */
export function useReadings(row: DocumentRow): readonly Picture[] {
  const type = useFieldValue(row.type);
  const front = usePicture(row.front.uploadType, type);
  const back = usePicture(row.back.uploadType, type);
  return type === documentTypes.passport ? [front, back] : [back, front];
}

/** `value` is '' once the applicant has edited the field. */
export function useNoteFilled() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return useCallback(
    ({ uploadType }: Picture, field: ReadField, value: string) => {
      const before = selectFilled(uploadType)(getState());
      if (before?.[field] === value) return;
      dispatch(draftChanged({ slug: SLUG, values: { [uploadType]: { ...before, [field]: value } } }));
    },
    [dispatch, getState],
  );
}
