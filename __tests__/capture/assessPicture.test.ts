/** @jest-environment node */
import sharp from 'sharp';
import { isTruncatedJpeg } from '../../src/capture/image/fileType';
import { pictureAdvice, COARSE_PX, FINE_PX } from '../../src/capture/image/assessPicture';
import { toGrey, type Grey } from '../../src/capture/image/grey';
import { turned } from '../corpus/corners';
import { scene } from '../corpus/scene';
import { banknote, cover, payslip, sheet } from './documentPictures';

/** As the worker's canvases make it smaller. */
const copy = async (picture: Buffer, side: number): Promise<Grey> => {
  const { data, info } = await sharp(picture)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toGrey(new Uint8ClampedArray(data), info);
};
const look = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return pictureAdvice(await copy(picture, FINE_PX), await copy(picture, COARSE_PX), { width, height });
};
const jpegOf = (picture: Buffer) => sharp(picture).jpeg({ quality: 92 });
const changes: readonly (readonly [string, (picture: Buffer) => Promise<Buffer>])[] = [
  ['as it is', (picture) => jpegOf(picture).toBuffer()],
  ['half the light', (picture) => jpegOf(picture).linear(0.5, 0).toBuffer()],
  ['overexposed', (picture) => jpegOf(picture).linear(1.2, 0).toBuffer()],
];

const card = () => scene(1600, 1200).png().toBuffer();
const good = {
  'a card on a table': card,
  'a card of 640x480': () => scene(640, 480).png().toBuffer(),
  'a passport’s dark cover': cover,
  'white paper on a dark table': () => sheet('#2b2622'),
  'white paper on a pale table': () => sheet('#e0d8c8'),
  'a scanned payslip': payslip,
  'a colourful card': banknote,
};

it.each(Object.entries(good))('[R5.6-05] nothing to say about %s', async (_, make) => {
  const picture = await make();
  for (const [how, change] of changes) expect([how, await look(await change(picture))]).toEqual([how, []]);
});
it('[R5.6-05] nothing to say about a card a little soft, or in grey', async () => {
  const picture = await card();
  expect(await look(await jpegOf(picture).blur(2).greyscale().toBuffer())).toEqual([]);
});

const reflection = (share: number) => {
  const radius = Math.sqrt((share * 1600 * 1200) / Math.PI);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
<radialGradient id="g"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<ellipse cx="850" cy="560" rx="${radius * 1.8}" ry="${radius * 1.4}" fill="url(#g)"/></svg>`);
};
it.each([
  ['blurred, sigma 6 of 1600 pixels', () => scene(1600, 1200).blur(6), ['blurred']],
  ['blurred, sigma 12', () => scene(1600, 1200).blur(12), ['blurred']],
  ['a third of the light', () => scene(1600, 1200).linear(0.3, 0), ['dark']],
  ['blurred in the dark', () => scene(1600, 1200).blur(12).linear(0.3, 0), ['blurred', 'dark']],
  ['a reflection over 2 %', () => scene(1600, 1200).composite([{ input: reflection(0.02) }]), ['glare']],
  ['a reflection over 10 %', () => scene(1600, 1200).composite([{ input: reflection(0.1) }]), ['glare']],
  ['a tenth of the light', () => scene(1600, 1200).linear(0.1, 0), ['uniform', 'dark']],
  ['320x200', () => scene(320, 200), ['small']],
  ['a strip 2000x300', () => scene(2000, 300), ['small']],
] as const)('[R5.6-05] a card %s', async (_, make, advice) => {
  expect(await look(await make().png().toBuffer())).toEqual(advice);
});

it('[R5.6-05] a sheet moved sideways is blurred though its lines are sharp', async () => {
  const width = 41;
  const kernel = Array.from({ length: 3 * width }, (_, at) => (Math.floor(at / width) === 1 ? 1 : 0));
  const moved = await jpegOf(await sheet('#2b2622'))
    .convolve({ width, height: 3, kernel })
    .toBuffer();
  expect(await look(moved)).toEqual(['blurred']);
});

const blobOf = (...parts: readonly Buffer[]) => new Blob(parts.map((part) => Uint8Array.from(part)));
const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
/** An EXIF segment with a thumbnail, which ends as pictures do. */
const thumbnail = Buffer.from('ffe10010457869660000ffd8ffdb0000ffd9', 'hex');
const withThumbnail = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)]);

const baseline = () => scene(1600, 1200).jpeg({ quality: 92 }).toBuffer();
const progressive = () => scene(1600, 1200).jpeg({ quality: 92, progressive: true }).toBuffer();
const large = () => scene(3000, 2000).jpeg({ quality: 100 }).toBuffer();

describe.each([
  ['baseline', baseline],
  ['progressive', progressive],
  ['larger than what is read first', large],
  ['with EXIF', () => turned(6)],
])('[R5.6-05] %s', (_, make) => {
  it('whole, also with what phones write behind it', async () => {
    const whole = withThumbnail(await make());
    const trailers = [0, 10, 70_000, 900_000].map((length) => Buffer.alloc(length, 0x5a));
    for (const trailer of trailers) expect(await isTruncatedJpeg(blobOf(whole, trailer))).toBe(false);
  });

  it.each([0.3, 0.6, 0.99])('cut off at %d', async (share) => {
    expect(await isTruncatedJpeg(blobOf(part(withThumbnail(await make()), share)))).toBe(true);
  });

  it('cut off by its last bytes', async () => {
    expect(await isTruncatedJpeg(blobOf((await make()).subarray(0, -2)))).toBe(true);
  });
});

it('[R5.6-05] says nothing of other files', async () => {
  const png = await scene(400, 300).png().toBuffer();
  for (const bytes of [png, part(png, 0.5), Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
    expect(await isTruncatedJpeg(blobOf(bytes))).toBe(false);
});
