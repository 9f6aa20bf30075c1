/** Customer states, paperwork labels and the documents to upload again (spec, 4.2 and 4.6). */
import { VIDEO_UPLOAD_TYPE } from './uploads';
import type { PaperworkDetail } from './wire';

export type CustomerOutcome = 'resume' | 'completed' | 'verifyEmail';

export const customerOutcome = (stato: string): CustomerOutcome => {
  if (['A', 'F', 'K'].includes(stato)) return 'resume';
  if (['T', 'P'].includes(stato)) return 'completed';
  return 'verifyEmail';
};

export const PAPERWORK_TO_COMPLETE = 'DA COMPLETARE';
export const PAPERWORK_DOCUMENT_KO = 'DOCUMENTO DI IDENTITA KO';
/**
 * Three states in which the applicant has nothing to do. They are not in the spec; they let the list show
 * every state of a request.
 */
export const PAPERWORK_IN_REVIEW = 'IN LAVORAZIONE';
export const PAPERWORK_CONCLUDED = 'CONCLUSA';
export const PAPERWORK_REFUSED = 'NON ACCOLTA';

const isSigned = (item: PaperworkDetail): boolean => item.sign === 'true';
/**
 * The specification does not show the words of this type and the video's: case and separators are free. The
 * upload types of the other documents begin with CONTENT (3.4).
 */
const isExtra = ({ tipo, frontDocUploadType }: PaperworkDetail): boolean =>
  /additional|aggiuntiv/i.test(tipo) || frontDocUploadType.startsWith('CONTENT');

export const isAdditional = (item: PaperworkDetail): boolean =>
  item.sign === 'never_uploaded' || isExtra(item);

/** By the table in 4.6: its seven rows, in order. */
export const paperworkLabel = (item: PaperworkDetail): string => {
  if (isSigned(item)) return item.azioni === 'print' ? 'Firmato' : 'Accettato';
  if (item.azioni === 'upload') {
    if (item.sign === '') return 'Da verificare';
    if (item.sign === 'never_uploaded' && isExtra(item)) return 'Da caricare';
    return 'Rifiutato';
  }
  return item.sign !== '' ? 'Da firmare' : 'Rifiutato';
};

export const needsReupload = (item: PaperworkDetail): boolean =>
  item.feedback.startsWith('KO') || (isAdditional(item) && ['false', 'never_uploaded'].includes(item.sign));

/** The video is known by its type, or by the one under which it was sent (3.4). */
export const isVideoCaptcha = ({ tipo, frontDocUploadType }: PaperworkDetail): boolean =>
  /^\s*video[\s_-]*captcha\s*$/i.test(tipo) || frontDocUploadType === VIDEO_UPLOAD_TYPE;
