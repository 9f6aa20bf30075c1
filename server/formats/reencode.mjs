import sharp from 'sharp';
import { isBlank } from './blank.mjs';
import { withoutExtras } from './pngExtras.mjs';

/**
 * The page sends at most four megapixels. Phones take up to 50 in one scan, at no more cost than those four.
 */
const MAX_PIXELS = 50_000_000;
/** A panorama of a phone has sides of up to 16,400. The decoder holds many whole rows. */
const MAX_SIDE_PX = 20_000;
/** A document of 2000 by 100 pixels could not be read. */
const MAX_RATIO = 20;
/** 20,000 pixels of eight bits, or 10,000 of sixteen, with transparency. */
const MAX_ROW_BYTES = 80_000;
/** Limit for pictures whose scans cover all pixels: half a second, twice an honest picture. */
const MAX_SCANNED_PIXELS = 16_000_000;
/** These are held as a whole until the last scan: three channels of 16 megapixels, of two bytes in a JPEG. */
const MAX_SCANNED_BYTES = 6 * MAX_SCANNED_PIXELS;
/** Usual progressive JPEGs have ten. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from('ffda', 'hex');
/** A picture that cannot be decoded at a smaller size, as a JPEG in one scan, takes memory beyond this. */
const LARGE_PIXELS = 4_000_000;
/** On a document of 1600 by 1200: 54 dB from the pixels. 92 with mozjpeg: 45 dB, three quarters the size. */
const QUALITY = 95;

// The same picture is never decoded twice, and two readers use both cores.
sharp.cache(false);
sharp.concurrency(1);

/** The marker may also occur by chance elsewhere, as in an embedded preview. */
const hasManyScans = (bytes) => {
  let at = 0;
  for (let scans = 0; scans <= MAX_SCANS; scans += 1) {
    at = bytes.indexOf(START_OF_SCAN, at) + START_OF_SCAN.length;
    if (at < START_OF_SCAN.length) return false;
  }
  return true;
};

/** Whether the header alone shows that decoding costs more than for an honest picture. */
const isTooLarge = ({ width, height, channels, depth, format, isProgressive }, bytes) => {
  const pixels = width * height;
  const isDeep = depth !== 'uchar';
  const long = Math.max(width, height);
  if (long > MAX_SIDE_PX || long > MAX_RATIO * Math.min(width, height) || pixels > MAX_PIXELS) return true;
  if (width * channels * (isDeep ? 2 : 1) > MAX_ROW_BYTES) return true;
  if (!isProgressive) return false;
  const scannedBytes = pixels * channels * (isDeep || format === 'jpeg' ? 2 : 1);
  return pixels > MAX_SCANNED_PIXELS || scannedBytes > MAX_SCANNED_BYTES || hasManyScans(bytes);
};

const isLarge = ({ width, height, format, isProgressive }) =>
  (isProgressive || format !== 'jpeg') && width * height > LARGE_PIXELS;

/** By EXIF orientation. The library mirrors first. */
const upright = {
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flop().rotate(270),
  6: (picture) => picture.rotate(90),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(270),
};

/** Upright only afterwards: before, the whole picture would have to be in memory. */
const decode = (bytes, maxSide) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const uprightOf = (data, info, orientation) => {
  const picture = sharp(data, { raw: info });
  return upright[orientation]?.(picture) ?? picture;
};

const encode = (picture) => picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();

/** For the reading of documents. */
const greyOf = async (picture) => {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { levels: data, width: info.width, height: info.height };
};

const decodeAndEncode = async (bytes, { maxSide, mayBeLarge }) => {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (isTooLarge(metadata, bytes)) return { fault: 'pictureTooLarge' };
  if (isLarge(metadata) && !mayBeLarge) return { fault: 'large' };
  const { data, info } = await decode(bytes, maxSide);
  if (isBlank(data, info.channels)) return { fault: 'blank' };
  const picture = await encode(uprightOf(data, info, metadata.orientation));
  return { picture, grey: await greyOf(uprightOf(data, info, metadata.orientation)) };
};

const faultOf = ({ message }) => ({
  fault: message.includes('out of memory') ? 'pictureTooLarge' : 'unreadable',
});

/** `bytes` arrive from the service as a view of another array. */
export const reencode = ({ bytes: { buffer, byteOffset, byteLength }, ...limits }) =>
  decodeAndEncode(withoutExtras(Buffer.from(buffer, byteOffset, byteLength)), limits).catch(faultOf);
