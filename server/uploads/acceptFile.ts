import {
  DOCUMENT_MAX_BYTES,
  IMAGE_TYPE,
  VIDEO_MAX_BYTES,
  VIDEO_MAX_MS,
  VIDEO_TOLERANCE_MS,
} from '../../src/contract/limits';
import { isVideoUpload } from '../../src/contract/uploads';
import { mp4Length, mp4Tracks } from '../formats/mp4';
import { boxesEnd, otherDataBehindMp4 } from '../formats/mp4Boxes';
import { reencode, type Grey } from '../formats/picture';
import { scansOf } from '../formats/pdf/scans';
import { paddingLength } from '../formats/padding';
import { isPdfBehindOther, sniff } from '../formats/sniff';
import { repairedWebm } from '../formats/repairedWebm';
import { otherDataBehindWebm, webmLength } from '../formats/webm';
import { webmTracks } from '../formats/webmTracks';
import type { Refusal } from '../errors/refusal';
import { acceptPdf } from './acceptPdf';
import { refuse } from './refusals';
import type { ReceivedFile } from './tempFiles';

/** The content type is one of ours, never the sender's. */
interface AcceptedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** The pixels of a picture, or of each picture of a scan. */
  readonly greys?: readonly Grey[];
}

const acceptPicture = async (owner: string, bytes: Buffer): Promise<AcceptedFile> => {
  const picture = await reencode(owner, bytes);
  if (typeof picture === 'string') throw refuse(picture);
  return { bytes: picture.bytes, contentType: IMAGE_TYPE, greys: [picture.grey] };
};

const acceptPdfDocument = async (owner: string, received: Buffer): Promise<AcceptedFile> => {
  const bytes = await acceptPdf(owner, received);
  return { bytes, contentType: 'application/pdf', greys: await scansOf(owner, bytes) };
};

/** Throws Refusal and Overloaded. */
export type Acceptance = () => Promise<AcceptedFile>;

/** Where padding is all that the head shows, `acceptPdf` looks for the rest. */
const paddedKind = (head: Buffer, size: number): 'pdf' | undefined => {
  const rest = head.subarray(paddingLength(head));
  return sniff(rest) === 'pdf' || (rest.length === 0 && size > head.length) ? 'pdf' : undefined;
};

/** Throws a Refusal for other files and beyond the limits; at once if size or first bytes show it. */
const acceptDocument = (owner: string, { size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > DOCUMENT_MAX_BYTES) throw refuse('documentTooLarge', 413);
  if (size === 0) throw refuse('fileMissing');
  const kind = sniff(head) ?? paddedKind(head, size);
  if (kind === 'jpeg' || kind === 'png') return async () => acceptPicture(owner, await read());
  if (kind === 'heic') throw refuse('heic', 415);
  if (kind !== 'pdf') {
    const isBehind = isPdfBehindOther(head.subarray(paddingLength(head)));
    throw isBehind ? refuse('pdfNotAlone') : refuse('documentType', 415);
  }
  return async () => acceptPdfDocument(owner, await read());
};

const containers = {
  webm: {
    contentType: 'video/webm',
    lengthOf: webmLength,
    tracksOf: webmTracks,
    otherDataAt: otherDataBehindWebm,
    repaired: repairedWebm,
  },
  mp4: {
    contentType: 'video/mp4',
    lengthOf: mp4Length,
    tracksOf: mp4Tracks,
    otherDataAt: otherDataBehindMp4,
    repaired: (bytes: Buffer) => bytes.subarray(0, boxesEnd(bytes)),
  },
} as const;

/** Why a file has no length: other data follow a recording that has one, or it is none. */
const unread = (container: keyof typeof containers, bytes: Buffer): Refusal => {
  const { lengthOf, otherDataAt } = containers[container];
  const at = otherDataAt(bytes);
  const isNotAlone = at !== undefined && lengthOf(bytes.subarray(0, at)) !== undefined;
  return refuse(isNotAlone ? 'videoNotAlone' : 'videoEmpty');
};

const acceptRecording = (container: keyof typeof containers, bytes: Buffer): AcceptedFile => {
  const { contentType, lengthOf, tracksOf, repaired } = containers[container];
  const length = lengthOf(bytes);
  if (length === undefined) throw unread(container, bytes);
  if (length > VIDEO_MAX_MS + VIDEO_TOLERANCE_MS) throw refuse('videoTooLong');
  const tracks = tracksOf(bytes);
  if (!tracks.has('video')) throw refuse('videoUnseen');
  if (!tracks.has('audio')) throw refuse('videoSilent');
  return { bytes: repaired(bytes), contentType };
};

/**
 * Throws a Refusal unless it is a webm or mp4 of five seconds with picture and sound, within the size limit.
 */
const acceptVideo = ({ size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > VIDEO_MAX_BYTES) throw refuse('videoTooLarge', 413);
  if (size === 0) throw refuse('fileMissing');
  const kind = sniff(head);
  if (kind !== 'webm' && kind !== 'mp4') throw refuse('videoType', 415);
  return async () => acceptRecording(kind, await read());
};

/** `owner`: see fairQueue. Throws a Refusal for obvious faults. */
export const acceptFile = (type: string, owner: string, file: ReceivedFile): Acceptance =>
  isVideoUpload(type) ? acceptVideo(file) : acceptDocument(owner, file);
