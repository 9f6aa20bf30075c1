import { DOCUMENT_MAX_BYTES, IMAGE_TYPE, VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { mp4Length, mp4Tracks } from '../formats/mp4';
import { reencode } from '../formats/picture';
import { sniff } from '../formats/sniff';
import { webmLength } from '../formats/webm';
import { webmTracks } from '../formats/webmTracks';
import { acceptPdf } from './acceptPdf';
import { refuse } from './refusals';
import type { ReceivedFile } from './tempFiles';

/** What is stored of a file. The content type is one of ours, never the sender's. */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

const acceptPicture = async (bytes: Buffer): Promise<AcceptedFile> => {
  const picture = await reencode(bytes);
  if (typeof picture === 'string') throw refuse(picture);
  return { bytes: picture, contentType: IMAGE_TYPE };
};

/** Reads and validates the file's content. Throws Refusal and Overloaded. */
export type Acceptance = () => Promise<AcceptedFile>;

/**
 * Accepts a picture, re-encoded, or a PDF, unchanged. Throws a Refusal for other files and beyond the limits;
 * at once if size or first bytes show it.
 */
const acceptDocument = (owner: string, { size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > DOCUMENT_MAX_BYTES) throw refuse('documentTooLarge', 413);
  if (size === 0) throw refuse('fileMissing');
  const kind = sniff(head);
  if (kind === 'jpeg' || kind === 'png') return async () => acceptPicture(await read());
  if (kind === 'heic') throw refuse('heic', 415);
  if (kind !== 'pdf') throw refuse('documentType', 415);
  return async () => {
    const bytes = await read();
    await acceptPdf(owner, bytes);
    return { bytes, contentType: 'application/pdf' };
  };
};

/** Recorders stop with the last frames and the sound, a little after five seconds. */
const LENGTH_TOLERANCE_MS = 1500;

const containers = {
  webm: { contentType: 'video/webm', lengthOf: webmLength, tracksOf: webmTracks },
  mp4: { contentType: 'video/mp4', lengthOf: mp4Length, tracksOf: mp4Tracks },
} as const;

const acceptRecording = (container: keyof typeof containers, bytes: Buffer): AcceptedFile => {
  const { contentType, lengthOf, tracksOf } = containers[container];
  const length = lengthOf(bytes);
  if (length === undefined) throw refuse('videoEmpty');
  if (length > VIDEO_MAX_MS + LENGTH_TOLERANCE_MS) throw refuse('videoTooLong');
  const tracks = tracksOf(bytes);
  if (!tracks.has('video')) throw refuse('videoUnseen');
  if (!tracks.has('audio')) throw refuse('videoSilent');
  return { bytes, contentType };
};

/**
 * Accepts a video, unchanged. Throws a Refusal unless it is a webm or mp4 of five seconds with picture and
 * sound, within the size limit.
 */
const acceptVideo = ({ size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > VIDEO_MAX_BYTES) throw refuse('videoTooLarge', 413);
  if (size === 0) throw refuse('fileMissing');
  const kind = sniff(head);
  if (kind !== 'webm' && kind !== 'mp4') throw refuse('videoType', 415);
  return async () => acceptRecording(kind, await read());
};

/**
 * Returns how to read a file of an upload type. `owner`: see fairQueue. Throws a Refusal for obvious
 * faults.
 */
export const acceptFile = (type: string, owner: string, file: ReceivedFile): Acceptance =>
  type === VIDEO_UPLOAD_TYPE ? acceptVideo(file) : acceptDocument(owner, file);
