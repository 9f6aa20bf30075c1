import { DOCUMENT_MAX_BYTES, IMAGE_TYPE, VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../src/contract/limits';
import { mp4Length, mp4Tracks } from './mp4';
import { judgePdf } from './pdf/judgePdf';
import { reencode } from './picture';
import { refuse, uploadRefusals } from './refusals';
import { sniff } from './sniff';
import { webmLength } from './webm';
import { webmTracks } from './webmTracks';

export interface ReceivedFile {
  readonly bytes: Buffer;
  /** More came than was read. */
  readonly truncated: boolean;
}

/** What is stored of a file, and the content type under which it is served: one of ours, never the sender's. */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

const acceptPicture = async (owner: string, bytes: Buffer): Promise<AcceptedFile> => {
  const picture = await reencode(owner, bytes);
  if (typeof picture === 'string') throw refuse(uploadRefusals[picture]);
  return { bytes: picture, contentType: IMAGE_TYPE };
};

/**
 * A document's picture, made anew, or its PDF as it is. Throws Refusal for whatever else, or beyond the limits, and
 * Overloaded. Of each owner one picture is decoded at once.
 */
export const judgeDocument = async (
  owner: string,
  { bytes, truncated }: ReceivedFile,
): Promise<AcceptedFile> => {
  if (truncated || bytes.length > DOCUMENT_MAX_BYTES) throw refuse(uploadRefusals.documentTooLarge, 413);
  if (bytes.length === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(bytes);
  if (kind === 'jpeg' || kind === 'png') return acceptPicture(owner, bytes);
  if (kind === 'heic') throw refuse(uploadRefusals.heic, 415);
  if (kind !== 'pdf') throw refuse(uploadRefusals.documentType, 415);
  await judgePdf(owner, bytes);
  return { bytes, contentType: 'application/pdf' };
};

/** A recording of five seconds ends with its last frames and its sound a little later. */
const LENGTH_TOLERANCE_MS = 1500;

const containers = {
  webm: { contentType: 'video/webm', lengthOf: webmLength, tracksOf: webmTracks },
  mp4: { contentType: 'video/mp4', lengthOf: mp4Length, tracksOf: mp4Tracks },
} as const;

/** A video as it is. Throws Refusal for what is no webm or mp4 of five seconds with picture and sound, within the limit. */
export const judgeVideo = ({ bytes, truncated }: ReceivedFile): AcceptedFile => {
  if (truncated || bytes.length > VIDEO_MAX_BYTES) throw refuse(uploadRefusals.videoTooLarge, 413);
  if (bytes.length === 0) throw refuse(uploadRefusals.missing);
  const kind = sniff(bytes);
  if (kind !== 'webm' && kind !== 'mp4') throw refuse(uploadRefusals.videoType, 415);
  const { contentType, lengthOf, tracksOf } = containers[kind];
  const length = lengthOf(bytes);
  if (length === undefined) throw refuse(uploadRefusals.videoEmpty);
  if (length > VIDEO_MAX_MS + LENGTH_TOLERANCE_MS) throw refuse(uploadRefusals.videoTooLong);
  const tracks = tracksOf(bytes);
  if (!tracks.has('video')) throw refuse(uploadRefusals.videoUnseen);
  if (!tracks.has('audio')) throw refuse(uploadRefusals.videoSilent);
  return { bytes, contentType };
};
