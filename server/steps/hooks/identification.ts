import { documentTypes } from '../../../src/contract/documentTypes';
import type { StoredReading } from '../../../src/contract/wire';
import { UPLOADED } from '../../../src/contract/rules/documents';
import type { StepValues } from '../../../src/contract/steps/definition';
import { VIDEO_UPLOAD_TYPE, otherUploadTypes, uploadTypes } from '../../../src/contract/uploads';
import { isItalian } from '../../data/citizenship';
import type { Document } from '../../db/schema';
import type { Db } from '../../db/types';
import { savedValue } from '../../repositories/answers';
import { fromStored, toWire } from '../../reading/stored';
import { listDocuments, readingText } from '../../repositories/documents';
import { isVideoDone } from '../../uploads/videoPhrase';
import { valueOf, type ServiceAnswers, type StepContext, type StepHooks } from './stepHooks';

const VIDEO_PATH = 'video.docVideoCaptcha';

const uploads: Readonly<Record<string, string>> = {
  [VIDEO_PATH]: VIDEO_UPLOAD_TYPE,
  'documento.documentoFronte': uploadTypes.documentoFronte,
  'documento.documentoRetro': uploadTypes.documentoRetro,
  'secondoDocumento.documentoDueFronte': uploadTypes.documentoDueFronte,
  'secondoDocumento.documentoDueRetro': uploadTypes.documentoDueRetro,
  ...Object.fromEntries(
    Object.entries(otherUploadTypes).map(([component, type]) => [`altriDocumenti.${component}`, type]),
  ),
};

const findStored = (stored: readonly Document[], type: string): Document | undefined =>
  stored.find((one) => one.type === type && one.sha256 !== '' && !one.feedback.startsWith('KO'));

const readIn = (db: Db, upload: Document): StoredReading | undefined => {
  const reading = toWire(fromStored(readingText(db, upload)));
  return reading && { type: upload.type, reading };
};

type Reading = Pick<StepContext, 'db' | 'request' | 'answersOf'>;

/**
 * An upload is valid only if its file is stored, not by what was sent; a video, if its phrase is confirmed.
 */
const own = async ({ db, request, answersOf }: Reading): Promise<ServiceAnswers> => {
  const personal = await answersOf('address-info');
  const stored = await listDocuments(db, request.guid);
  const videoDone = await isVideoDone(db, request.guid, stored);
  const citizenship = savedValue(personal, 'cittadinanza', 'cittadinanza')?.value ?? '';
  return {
    'secondoDocumento.cittadinanzaItaliana': { value: String(isItalian(citizenship)) },
    ...Object.fromEntries(
      Object.entries(uploads).map(([path, type]) => {
        const upload = findStored(stored, type);
        const flag = upload && (path !== VIDEO_PATH || videoDone) ? UPLOADED : '';
        return [path, { value: flag, status: flag, ...(upload && { read: () => readIn(db, upload) }) }];
      }),
    ),
  };
};

/**
 * Whether an upload of the completed step is no longer valid, such as a video recorded again whose phrase is
 * not confirmed. The signed uploads must be the ones that were validated.
 */
export const hasLostUploads = async (context: Reading): Promise<boolean> => {
  const now = await own(context);
  const left = await context.answersOf('identification');
  return left.some(({ widget, component, value }) => {
    const upload = now[`${widget}.${component}`];
    return `${widget}.${component}` in uploads && value === UPLOADED && upload?.value !== UPLOADED;
  });
};

/** The number of a health card is the tax code (spec, 4.5). */
const derived = ({ request }: StepContext, values: StepValues): ServiceAnswers =>
  valueOf(values, 'secondoDocumento', 'secondoDocumento') === documentTypes.healthCard
    ? { 'secondoDocumento.numeroSecondoDocumento': { value: request.cf } }
    : {};

export const identificationHooks: StepHooks = { own, derived };
