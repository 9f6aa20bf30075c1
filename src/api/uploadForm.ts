import { fileOf, type FileRef } from './files';

type Fields = readonly (readonly [string, unknown])[];

const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'size' in value;

const blobOf = (ref: FileRef): Blob => {
  const blob = fileOf(ref);
  if (!blob) throw new Error(`File ${ref.id} is no longer here`);
  return blob;
};

export const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) if (!isFileRef(value)) form.append(name, String(value));
  // Last, so that the service has read what it is about when the bytes come.
  for (const [name, value] of fields) if (isFileRef(value)) form.append(name, blobOf(value), value.name);
  return form;
};

/** The file among the fields. */
export const fileIn = (fields: Fields): Blob | undefined => {
  const ref = fields.map(([, value]) => value).find(isFileRef);
  return ref && fileOf(ref);
};
