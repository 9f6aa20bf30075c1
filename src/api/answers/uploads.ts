import { isLoose, looseFields, looseList, looseText, type Loose } from '../../contract/loose';
import type { DocumentReading, StoredReading, UploadAnswer } from '../../contract/wire';
import { fields, filled, flag, flat, inData, success, text, type Read } from './reading';

const side: Read<DocumentReading['side']> = (raw) =>
  raw === 'back' || raw === 'passportPage' ? raw : undefined;

const readingFields = fields<DocumentReading>({
  number: filled,
  birthDate: filled,
  expiryDate: filled,
  taxCode: filled,
  side,
  noText: (raw) => flag(raw) || undefined,
});

const documentReading = (raw: Loose): DocumentReading => readingFields(looseFields(raw));

/** Undefined if the step's back end has no readings. */
export const storedReadings = (raw: unknown): readonly StoredReading[] | undefined =>
  raw === undefined
    ? undefined
    : looseList(raw, ({ type, reading }) => ({
        type: looseText(type),
        reading: isLoose(reading) ? documentReading(reading) : {},
      }));

export const uploadAnswer: Read<UploadAnswer> = (raw) => {
  const { sha256, reading } = flat(raw);
  const hash = filled(sha256);
  return {
    ...success,
    ...(hash !== undefined && { sha256: hash }),
    ...(isLoose(reading) && { data: { reading: documentReading(reading) } }),
  };
};

const captcha = fields<{ readonly nome: string; readonly cognome: string; readonly captcha: string }>({
  nome: text,
  cognome: text,
  captcha: (raw) => text(raw).trim(),
});
const info = fields<{ readonly videoUploaded: boolean }>({ videoUploaded: flag });

export const uploadReaders = {
  videoUpload: uploadAnswer,
  documentUpload: uploadAnswer,
  contactUpload: uploadAnswer,
  uploadAdditionalDoc: uploadAnswer,
  generateCaptcha: inData((raw) => captcha(flat(raw))),
  documentInfo: inData((raw) => info(flat(raw))),
};
