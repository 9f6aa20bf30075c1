import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { reencode } from '../../../server/formats/picture';

/** Black and white, so that no picture is uniform; small as a file. */
const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: Buffer.from('<svg width="64" height="64"><rect width="64" height="64"/></svg>') }])
    .removeAlpha();

const HUGE = 10_900;

/** The same file with another width and height in its header. */
const saysInJpeg = (jpeg: Buffer, side: number): Buffer => {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  for (const at of [frame + 5, frame + 7]) bytes.writeUInt16BE(side, at);
  return bytes;
};
const saysInPng = (png: Buffer, side: number): Buffer => {
  const bytes = Buffer.from(png);
  for (const at of [16, 20]) bytes.writeUInt32BE(side, at);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

describe('a picture that is costly to decode', () => {
  it('[R8-10] is refused by its header: 119 megapixels in some KB cost no more than a small picture', async () => {
    const honest = await wide(1600, 1200).jpeg().toBuffer();
    const jpeg = saysInJpeg(honest, HUGE);
    const png = saysInPng(await wide(1600, 1200).toColourspace('b-w').png().toBuffer(), HUGE);
    for (const bytes of [jpeg, png])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: HUGE, height: HUGE });
    let before = process.cpuUsage();
    for (const bytes of [png, jpeg]) expect(await reencode(bytes)).toBe('pictureTooLarge');
    const refused = process.cpuUsage(before).user;
    before = process.cpuUsage();
    expect(Buffer.isBuffer(await reencode(honest))).toBe(true);
    expect(refused).toBeLessThan(process.cpuUsage(before).user);
  });

  it('[R8-10] may have fewer pixels where every scan goes over all of them: 16 megapixels', async () => {
    const large = wide(4200, 4000);
    for (const bytes of [
      await large.clone().jpeg({ progressive: true, quality: 40 }).toBuffer(),
      await large.clone().png({ progressive: true }).toBuffer(),
    ])
      expect(await reencode(bytes)).toBe('pictureTooLarge');
    expect(Buffer.isBuffer(await reencode(await large.clone().jpeg({ quality: 40 }).toBuffer()))).toBe(true);
  });

  it('[R8-10] may not have scans without end', async () => {
    const bytes = await wide(640, 480).jpeg({ progressive: true }).toBuffer();
    const [scan = 0, end = 0] = ['ffda', 'ffd9'].map((mark) => bytes.lastIndexOf(mark, undefined, 'hex'));
    const scans = Array.from({ length: 100 }, () => bytes.subarray(scan, end));
    const endless = Buffer.concat([bytes.subarray(0, end), ...scans, bytes.subarray(end)]);
    expect(await reencode(endless)).toBe('pictureTooLarge');
  });

  it('[R5.6-05] is taken up to what phones make, 50 megapixels in one scan, or smaller in many', async () => {
    const baseline = await wide(8160, 6120).jpeg({ quality: 40 }).toBuffer();
    const small = await wide(1600, 1200).jpeg({ progressive: true }).toBuffer();
    for (const bytes of [baseline, small]) expect(Buffer.isBuffer(await reencode(bytes))).toBe(true);
  });
});
