import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';

/** Above any phone's camera; a bomb of 16,000 by 16,000 pixels is refused before it is decoded. */
const MAX_PIXELS = 120_000_000;
const PREVIEW_QUALITY = 88;
/** A picture whose channels all vary less than this (of 255) shows nothing: a black or white frame. */
const BLANK_DEVIATION = 0.5;

const read = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false });

export type PictureVerdict = 'ok' | 'blank' | 'unreadable';

/** Decodes the whole picture: what passes can be shown. */
export const judgePicture = async (bytes: Buffer): Promise<PictureVerdict> => {
  try {
    const { channels } = await read(bytes).stats();
    return channels.every(({ stdev }) => stdev < BLANK_DEVIATION) ? 'blank' : 'ok';
  } catch {
    return 'unreadable';
  }
};

/** Upright, within the contract's side limit, as a JPEG without metadata. Throws for what is no picture. */
export const previewOf = (bytes: Buffer): Promise<Buffer> =>
  read(bytes)
    .rotate()
    .resize(IMAGE_MAX_SIDE_PX, IMAGE_MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: PREVIEW_QUALITY, mozjpeg: true })
    .toBuffer();
