import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';
import { isBlank } from './blank';

/**
 * The page sends at most four megapixels. Phones take up to 50 in one scan, at no more cost than those four.
 */
const MAX_PIXELS = 50_000_000;
/** Limit for progressive pictures, whose scans cover all pixels: half a second, twice an honest picture. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;
/** Usual progressive JPEGs have ten. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from('ffda', 'hex');
/** On a document of 1600 by 1200: 54 dB from the pixels. 92 with mozjpeg: 45 dB, three quarters the size. */
const QUALITY = 95;
/** A picture of 48 megapixels takes less than a second. */
const TIME_LIMIT_SECONDS = 8;
// The same picture is never decoded twice.
sharp.cache(false);

/**
 * Whether the file has more scans than a picture needs. The marker may also occur by chance elsewhere, as in
 * an embedded preview.
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

/** Decodes upright by its EXIF, within the contract's side limit, as sRGB on white. */
const read = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient()
    .resize(IMAGE_MAX_SIDE_PX, IMAGE_MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

const encode = async (bytes: Buffer): Promise<Buffer | 'blank'> => {
  const { data, info } = await read(bytes).raw().toBuffer({ resolveWithObject: true });
  if (isBlank(data, info.channels)) return 'blank';
  return sharp(data, { raw: info }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
};

/** Why a picture is refused. */
export type PictureFault = 'blank' | 'unreadable' | 'pictureTooLarge';

/**
 * Returns the picture as it is stored: decoded completely and encoded as a new JPEG, so that only its pixels
 * remain (no EXIF, location or trailing bytes). Takes up to a second of a core and some hundred megabytes, so
 * the caller must limit how many run at once.
 */
export const reencode = async (bytes: Buffer): Promise<Buffer | PictureFault> => {
  const unreadable = (): 'unreadable' => 'unreadable';
  const tooLarge = await isTooLarge(bytes).catch(unreadable);
  if (tooLarge) return tooLarge === true ? 'pictureTooLarge' : tooLarge;
  return encode(bytes).catch(unreadable);
};
