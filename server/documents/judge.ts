import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../src/contract/limits';
import { Refusal } from '../errors';
import { mp4Length } from './mp4';
import { judgePicture } from './picture';
import { contentTypes, sniff } from './sniff';
import { webmLength } from './webm';

const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);

/** What the applicant reads under the upload box: what is wrong, and what to do. */
export const uploadRefusals = {
  missing: 'Non è arrivato nessun file. Sceglilo di nuovo e riprova.',
  documentTooLarge: `Il file supera i ${megabytes(DOCUMENT_MAX_BYTES)} MB. Scatta una foto più leggera o scegli un file più piccolo.`,
  documentType: 'Questo tipo di file non è accettato. Carica una foto (JPEG o PNG) oppure un PDF.',
  unreadable: 'Non riusciamo ad aprire la foto. Scattala di nuovo o scegli un altro file.',
  blank: 'Nella foto non si vede nulla. Scattala di nuovo in un luogo ben illuminato.',
  pdfDamaged: 'Il PDF è incompleto o danneggiato. Salvalo di nuovo oppure carica una foto.',
  pdfProtected: 'Il PDF è protetto da password. Carica una copia senza protezione oppure una foto.',
  videoTooLarge: `Il video supera i ${megabytes(VIDEO_MAX_BYTES)} MB. Registralo di nuovo.`,
  videoType: 'Il formato del video non è accettato. Registralo di nuovo da questa pagina.',
  videoEmpty: 'Il video è vuoto o danneggiato. Registralo di nuovo.',
  videoTooLong: `Il video dura più di ${VIDEO_MAX_MS / 1000} secondi. Registralo di nuovo.`,
} as const;

export interface ReceivedFile {
  readonly bytes: Buffer;
  /** More came than was read. */
  readonly truncated: boolean;
}

const refuse = (message: string, httpStatus = 200): Refusal => new Refusal(message, { httpStatus });

/** The trailer of a PDF stands at its end; some writers pad it. */
const PDF_TAIL_BYTES = 2048;

const judgePdf = (bytes: Buffer): void => {
  if (!bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF')) throw refuse(uploadRefusals.pdfDamaged);
  if (bytes.includes('/Encrypt')) throw refuse(uploadRefusals.pdfProtected);
};

/** The content type of a document's file. Throws Refusal for what is no readable JPEG, PNG or PDF within the limit. */
export const judgeDocument = async ({ bytes, truncated }: ReceivedFile): Promise<string> => {
  if (truncated || bytes.length > DOCUMENT_MAX_BYTES) throw refuse(uploadRefusals.documentTooLarge, 413);
  if (bytes.length === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(bytes);
  if (kind === 'pdf') judgePdf(bytes);
  else if (kind === 'jpeg' || kind === 'png') {
    const verdict = await judgePicture(bytes);
    if (verdict !== 'ok') throw refuse(uploadRefusals[verdict]);
  } else throw refuse(uploadRefusals.documentType, 415);
  return contentTypes[kind];
};

/** A recording of five seconds ends with its last frames and its sound a little later. */
const LENGTH_TOLERANCE_MS = 1500;

/** The content type of a video. Throws Refusal for what is no webm or mp4 of five seconds within the limit. */
export const judgeVideo = ({ bytes, truncated }: ReceivedFile): string => {
  if (truncated || bytes.length > VIDEO_MAX_BYTES) throw refuse(uploadRefusals.videoTooLarge, 413);
  if (bytes.length === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(bytes);
  if (kind !== 'webm' && kind !== 'mp4') throw refuse(uploadRefusals.videoType, 415);
  const length = kind === 'webm' ? webmLength(bytes) : mp4Length(bytes);
  if (length === undefined) throw refuse(uploadRefusals.videoEmpty);
  if (length > VIDEO_MAX_MS + LENGTH_TOLERANCE_MS) throw refuse(uploadRefusals.videoTooLong);
  return contentTypes[kind];
};
