import sharp from 'sharp';
import { reencode } from '../../../server/documents/picture';

/** Black and white, so that no picture is uniform; small as a file. */
const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: Buffer.from('<svg width="64" height="64"><rect width="64" height="64"/></svg>') }])
    .removeAlpha();

describe('a picture that is costly to decode', () => {
  it('[R8-10] may have fewer pixels: one in many scans, above 16 megapixels, is refused by its header', async () => {
    const large = wide(8000, 5200);
    const scans = await large.clone().jpeg({ progressive: true, quality: 40 }).toBuffer();
    const rows = await large.clone().png({ progressive: true }).toBuffer();
    const one = await large.clone().jpeg({ quality: 40 }).toBuffer();
    let before = process.cpuUsage();
    expect(await reencode(scans)).toBe('pictureTooLarge');
    expect(await reencode(rows)).toBe('pictureTooLarge');
    const refused = process.cpuUsage(before).user;
    before = process.cpuUsage();
    expect(Buffer.isBuffer(await reencode(one))).toBe(true);
    expect(refused).toBeLessThan(process.cpuUsage(before).user);
  });

  it('[R5.6-05] is taken where it is as large in one scan, or smaller in many', async () => {
    const baseline = await wide(8000, 5200).jpeg({ quality: 40 }).toBuffer();
    const small = await wide(1600, 1200).jpeg({ progressive: true }).toBuffer();
    for (const bytes of [baseline, small]) expect(Buffer.isBuffer(await reencode(bytes))).toBe(true);
  });
});
