import type { Contract, PaperworkDetail } from '../../contract/wire';
import { fields, filled, inData, list, listIn, text, texts, word, type Read } from './reading';
import { uploadAnswer } from './uploads';

const contractFields = fields<Contract>({
  stampeId: text,
  barCode: filled,
  barcode: filled,
  description: filled,
});
/** A document that cannot be named to the service can be neither shown nor signed. */
export const contract: Read<Contract | undefined> = (raw) => {
  const read = contractFields(raw);
  return read.stampeId === '' ? undefined : read;
};

const detail = fields<PaperworkDetail>({
  tipo: text,
  description: text,
  sign: word,
  azioni: (raw) => word(Array.isArray(raw) ? raw[0] : raw),
  feedback: (raw) =>
    text(raw)
      .trim()
      .replace(/^ko(?![a-z])/i, 'KO'),
  stampeId: text,
  barCode: text,
  frontDocUploadType: (raw) => text(raw).trim(),
  missing: texts,
});

/** Documents are signed or sent together: if one cannot be read, none is used, and an error is shown. */
const whole =
  <T>(read: Read<T | undefined>): Read<readonly T[]> =>
  (raw) => {
    const all = list(read)(raw);
    return all.length === listIn(raw).length ? all : [];
  };

export const paperworkReaders = {
  signContractList: Object.assign(inData(whole(contract)), { isList: true }),
  paperworkList: Object.assign(inData(whole(detail)), { isList: true }),
  reuploadDocument: uploadAnswer,
};
