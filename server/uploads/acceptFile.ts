import { DOCUMENT_MAX_BYTES, IMAGE_TYPE, VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { mp4Length, mp4Tracks } from '../formats/mp4';
import { reencode } from '../formats/picture';
import { sniff } from '../formats/sniff';
import { webmLength } from '../formats/webm';
import { webmTracks } from '../formats/webmTracks';
import { acceptPdf } from './acceptPdf';
import { refuse, uploadRefusals } from './refusals';
import type { ReceivedFile } from './tray';

/**
 * What is stored of a file, and the content type under which it is served: one of ours, never the sender's.
 */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

const acceptPicture = async (bytes: Buffer): Promise<AcceptedFile> => {
  const picture = await reencode(bytes);
  if (typeof picture === 'string') throw refuse(uploadRefusals[picture]);
  return { bytes: picture, contentType: IMAGE_TYPE };
};

/** Reads the file and judges what is in it. Throws Refusal and Overloaded. */
export type Acceptance = () => Promise<AcceptedFile>;

/**
 * A document's picture, made anew, or its PDF as it is. Throws Refusal for whatever else, or beyond the
 * limits; what its size and first bytes tell, at once.
 */
const acceptDocument = (owner: string, { size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > DOCUMENT_MAX_BYTES) throw refuse(uploadRefusals.documentTooLarge, 413);
  if (size === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(head);
  if (kind === 'jpeg' || kind === 'png') return async () => acceptPicture(await read());
  if (kind === 'heic') throw refuse(uploadRefusals.heic, 415);
  if (kind !== 'pdf') throw refuse(uploadRefusals.documentType, 415);
  return async () => {
    const bytes = await read();
    await acceptPdf(owner, bytes);
    return { bytes, contentType: 'application/pdf' };
  };
};

/** A recording of five seconds ends with its last frames and its sound a little later. */
const LENGTH_TOLERANCE_MS = 1500;

const containers = {
  webm: { contentType: 'video/webm', lengthOf: webmLength, tracksOf: webmTracks },
  mp4: { contentType: 'video/mp4', lengthOf: mp4Length, tracksOf: mp4Tracks },
} as const;

const acceptRecording = (container: keyof typeof containers, bytes: Buffer): AcceptedFile => {
  const { contentType, lengthOf, tracksOf } = containers[container];
  const length = lengthOf(bytes);
  if (length === undefined) throw refuse(uploadRefusals.videoEmpty);
  if (length > VIDEO_MAX_MS + LENGTH_TOLERANCE_MS) throw refuse(uploadRefusals.videoTooLong);
  const tracks = tracksOf(bytes);
  if (!tracks.has('video')) throw refuse(uploadRefusals.videoUnseen);
  if (!tracks.has('audio')) throw refuse(uploadRefusals.videoSilent);
  return { bytes, contentType };
};

/**
 * A video as it is. Throws Refusal for what is no webm or mp4 of five seconds with
 * picture and sound, within the limit.
 */
const acceptVideo = ({ size, truncated, head, read }: ReceivedFile): Acceptance => {
  if (truncated || size > VIDEO_MAX_BYTES) throw refuse(uploadRefusals.videoTooLarge, 413);
  if (size === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(head);
  if (kind !== 'webm' && kind !== 'mp4') throw refuse(uploadRefusals.videoType, 415);
  return async () => acceptRecording(kind, await read());
};

/** How a file is judged that was sent under an upload type. `owner` is whoever it is for (see atMost). */
export const acceptFile = (type: string, owner: string, file: ReceivedFile): Acceptance =>
  type === VIDEO_UPLOAD_TYPE ? acceptVideo(file) : acceptDocument(owner, file);
