import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';

/**
 * The page sends four megapixels at most. Phones take up to 50 in one scan, and such a picture
 * costs no more than those four.
 */
const MAX_PIXELS = 50_000_000;
/** Of those whose every scan goes over all pixels: half a second, twice an honest picture. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;
/** Writers of progressive JPEGs make ten. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from('ffda', 'hex');
/**
 * On a document of 1600 by 1200: 54 dB from the pixels; 92 and mozjpeg 45 dB at three quarters of the bytes.
 */
const QUALITY = 95;
/** A picture whose channels all vary less than this (of 255) shows nothing: a black or white frame. */
const BLANK_DEVIATION = 0.5;
/** A picture of 48 megapixels takes less than a second. */
const TIME_LIMIT_SECONDS = 8;
// What was decoded is not asked for again.
sharp.cache(false);

/**
 * More than a picture has; the marker may also stand by chance in what is no
 * picture, as in a preview within it.
 */
const hasManyScans = (bytes: Buffer): boolean => {
  let at = 0;
  for (let scans = 0; scans <= MAX_SCANS; scans += 1) {
    at = bytes.indexOf(START_OF_SCAN, at) + START_OF_SCAN.length;
    if (at < START_OF_SCAN.length) return false;
  }
  return true;
};

const isTooLarge = async (bytes: Buffer): Promise<boolean> => {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!isProgressive) return width * height > MAX_PIXELS;
  return width * height > MAX_PROGRESSIVE_PIXELS || hasManyScans(bytes);
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
 * The picture as it is stored: decoded whole and made anew as a JPEG, so that nothing but its pixels is
 * kept (no EXIF, no place, no bytes behind its end). Takes up to a second of a core and some hundred
 * megabytes: to be called in a turn.
 */
export const reencode = async (bytes: Buffer): Promise<Buffer | PictureFault> => {
  const unreadable = (): 'unreadable' => 'unreadable';
  const tooLarge = await isTooLarge(bytes).catch(unreadable);
  if (tooLarge) return tooLarge === true ? 'pictureTooLarge' : tooLarge;
  return encode(bytes).catch(unreadable);
};
