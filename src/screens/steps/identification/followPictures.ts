import type { ReadField, ReadFields } from '../../../contract/readFields';

export interface Picture {
  readonly uploadType: string;
  /** What it says of the fields; undefined if this page does not know what was read in it. */
  readonly fields: ReadFields | undefined;
  /** The values that it has put into the fields; '' if the applicant has edited the field since. */
  readonly filled: ReadFields;
}

export const sourceOf = (
  field: ReadField,
  value: string,
  pictures: readonly Picture[],
): Picture | undefined => (value === '' ? undefined : pictures.find(({ filled }) => filled[field] === value));

interface Followed {
  readonly value: string;
  readonly from?: Picture;
}

/** A typed value stays. One that came from a picture is the picture's, and goes with it. */
export const followPictures = (field: ReadField, value: string, pictures: readonly Picture[]): Followed => {
  const source = sourceOf(field, value, pictures);
  if (source && (!source.fields || source.fields[field] === value)) return { value, from: source };
  if (!source && value !== '') return { value };
  for (const from of pictures) {
    const read = from.fields?.[field];
    if (read !== undefined && from.filled[field] !== '') return { value: read, from };
  }
  return { value: '' };
};
