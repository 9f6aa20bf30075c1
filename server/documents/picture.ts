import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';
import { atMost, PLACES } from './atMost';

/** Above any phone's usual picture (108 megapixels); a bomb of 16,000 by 16,000 is refused before a pixel is made. */
const MAX_PIXELS = 120_000_000;
/** Of those whose every scan goes over all pixels: a megabyte of 119 megapixels would take twelve seconds. */
const MAX_PROGRESSIVE_PIXELS = 40_000_000;
/** On a document of 1600 by 1200: 54 dB from the pixels; 92 and mozjpeg 45 dB at three quarters of the bytes. */
const QUALITY = 95;
/** A picture whose channels all vary less than this (of 255) shows nothing: a black or white frame. */
const BLANK_DEVIATION = 0.5;
/** A picture of 48 megapixels takes less than a second. */
const TIME_LIMIT_SECONDS = 8;
/** Each one decoded may hold some hundred megabytes. */
const AT_ONCE = 2;

const inTurn = atMost(AT_ONCE, PLACES);

const isTooLarge = async (bytes: Buffer): Promise<boolean> => {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > (isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS);
};

/** Upright by its EXIF, within the contract's side limit, sRGB, on white. */
const read = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .resize(IMAGE_MAX_SIDE_PX, IMAGE_MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

const encode = async (bytes: Buffer): Promise<Buffer | 'blank'> => {
  const { data, info } = await read(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const { channels } = await pixels.stats();
  if (channels.every(({ stdev }) => stdev < BLANK_DEVIATION)) return 'blank';
  return pixels.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
};

/** Why a picture is not taken. */
export type PictureFault = 'blank' | 'unreadable' | 'pictureTooLarge';

/**
 * The picture as it is stored: decoded whole and made anew as a JPEG, so that nothing but its pixels is kept (no EXIF,
 * no place, no bytes behind its end). Throws Overloaded.
 */
export const reencode = async (owner: string, bytes: Buffer): Promise<Buffer | PictureFault> => {
  const unreadable = (): 'unreadable' => 'unreadable';
  const tooLarge = await isTooLarge(bytes).catch(unreadable);
  if (tooLarge) return tooLarge === true ? 'pictureTooLarge' : tooLarge;
  return inTurn(owner, () => encode(bytes).catch(unreadable));
};
