import { fileOf, type FileRef } from './files';
import { sha256Of } from './sha256';

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
  // Files come last, so that the service has read the fields before the bytes arrive.
  for (const [name, value] of fields) if (isFileRef(value)) form.append(name, blobOf(value), value.name);
  return form;
};

export const fileIn = (fields: Fields): Blob | undefined => {
  const ref = fields.map(([, value]) => value).find(isFileRef);
  return ref && fileOf(ref);
};

/** A checksum in another form cannot be compared. */
const isSha256 = (told: unknown): told is string => typeof told === 'string' && /^[0-9a-f]{64}$/i.test(told);

/** Returns false only if the service returns a checksum and it differs. */
export const arrivedWhole = async (file: Blob | undefined, told: unknown): Promise<boolean> => {
  if (!isSha256(told) || !file) return true;
  const own = await sha256Of(file);
  return own === undefined || own === told.toLowerCase();
};
