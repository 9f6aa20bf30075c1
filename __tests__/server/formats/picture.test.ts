import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { reencode } from '../../../server/formats/picture';
import { endReaders } from '../../../server/formats/readers';
import { openLedgers } from '../../../server/limits/usage';
import { sample } from '../../setup/depth';
import { mostMemoryOf } from '../support/readers';
import { until } from '../support/uploading';

afterAll(endReaders);

/** Black and white, so that no picture is uniform; small as a file. */
const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: Buffer.from('<svg width="64" height="64"><rect width="64" height="64"/></svg>') }])
    .removeAlpha();

const HUGE = 10_900;
const READER = 'reading/reader.mjs';
/** Megabytes in memory: of a reader that has decoded nothing large, and of any. */
const [PLAIN_MB, MOST_MB] = [110, 230];

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  /** 0: grey; 6: colours with transparency. */
  readonly colourType: 0 | 6;
}
const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const rawPng = ({ width, height, depth, colourType }: Header): Buffer => {
  const rowBytes = 1 + width * (depth / 8) * (colourType === 6 ? 4 : 1);
  const pixels = Buffer.alloc(rowBytes * height);
  pixels.fill(0x80, 0, pixels.length >> 1);
  // Each row begins with the number of its filter.
  for (let at = 0; at < pixels.length; at += rowBytes) pixels[at] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colourType, 9);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.of()),
  ]);
};

/** The PNG with chunks behind its header. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const inflatesTo = (megabytes: number, content = Buffer.of()): Buffer =>
  deflateSync(Buffer.concat([content, Buffer.alloc(megabytes * 2 ** 20, 0x41)]));
const textsOf = (megabytes: number): Buffer[] => [
  chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), inflatesTo(megabytes)])),
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), inflatesTo(megabytes)])),
];
/** A colour profile that says how long it is, as a true one. */
const profileOf = async (megabytes: number): Promise<Buffer> => {
  const { icc = Buffer.of() } = await sharp(
    await wide(64, 64).withIccProfile('p3').png().toBuffer(),
  ).metadata();
  const content = Buffer.from(icc);
  content.writeUInt32BE(icc.length + megabytes * 2 ** 20);
  return chunk('iCCP', Buffer.concat([Buffer.from('p3\0\0'), inflatesTo(megabytes, content)]));
};

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
  it('[R8-10] is refused by its header: 119 megapixels in some KB, or millions in one row', async () => {
    const honest = await wide(1600, 1200).jpeg().toBuffer();
    const png = await wide(1600, 1200).toColourspace('b-w').png().toBuffer();
    const says = [saysInJpeg(honest, HUGE), saysInPng(png, HUGE)];
    for (const bytes of says)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: HUGE, height: HUGE });
    const deep = { depth: 16, colourType: 6 } as const;
    const headers: readonly Header[] = [
      { width: 4000, height: 199, depth: 8, colourType: 0 },
      { width: 5_000_000, height: 10, ...deep },
      { width: 10, height: 5_000_000, ...deep },
      { width: 20_001, height: 2000, depth: 8, colourType: 0 },
      { width: 10_001, height: 1000, ...deep },
    ];
    for (const bytes of [...says, ...sample(headers, 2).map(rawPng)])
      expect(await reencode('an applicant', bytes)).toBe('pictureTooLarge');
    expect(mostMemoryOf(READER)).toBeLessThan(PLAIN_MB);
    expect(await reencode('an applicant', honest)).toHaveProperty('bytes');
  });

  it('[R8-10] has no texts and no profile that inflate to many times the file, and the same pixels', async () => {
    endReaders();
    const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c2410c' } })
      .composite([{ input: Buffer.from('<svg width="64" height="64"><rect width="64" height="64"/></svg>') }])
      .removeAlpha()
      .png()
      .toBuffer();
    const plain = await reencode('an applicant', png);
    const hostile = withChunks(png, await profileOf(40), ...textsOf(40));
    expect(await reencode('an applicant', hostile)).toEqual(plain);
    expect(mostMemoryOf(READER)).toBeLessThan(PLAIN_MB);
    const profile = await profileOf(0);
    const honest = await reencode('an applicant', withChunks(png, profile));
    expect(honest).not.toEqual(plain);
    expect(await reencode('an applicant', withChunks(png, profile, ...textsOf(1)))).toEqual(honest);
  });

  it('[R8-10] takes no more memory than a reader may, of all that are accepted', async () => {
    const deep = { depth: 16, colourType: 6 } as const;
    const pictures = [
      () => wide(4000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      () => rawPng({ width: 7071, height: 7071, ...deep }),
      () => rawPng({ width: 20_000, height: 1000, depth: 8, colourType: 6 }),
      () => rawPng({ width: 10_000, height: 5000, ...deep }),
      () => wide(4000, 3000).toColourspace('rgb16').ensureAlpha().png({ progressive: true }).toBuffer(),
    ];
    for (const make of sample(pictures, 2))
      expect(await reencode('an applicant', await make())).toHaveProperty('bytes');
    expect(mostMemoryOf(READER)).toBeLessThan(MOST_MB);
  });

  it('[R8-10] is one at a time if it is large, and all are answered', async () => {
    const large = await wide(4000, 3900).png({ progressive: true }).toBuffer();
    const owners = ['a/a', 'b/b', 'c/c'];
    const answered = Promise.all(owners.map((owner) => reencode(owner, large)));
    let most = 0;
    let isOver = false;
    void answered.then(() => (isOver = true));
    await until(() => {
      most = Math.max(most, openLedgers.get('largePictures')?.held().holders ?? 0);
      return isOver;
    });
    expect(most).toBe(1);
    for (const one of await answered) expect(one).toHaveProperty('bytes');
  });

  it('[R8-10] is given up when its time is over, and the next one is read', async () => {
    const honest = await wide(1600, 1200).jpeg().toBuffer();
    expect(await reencode('an applicant', honest, 0)).toBe('pictureTooLarge');
    expect(await reencode('an applicant', honest)).toHaveProperty('bytes');
  });

  it('[R8-10] may have fewer pixels where every scan goes over all of them: 16 megapixels', async () => {
    const large = wide(4200, 4000);
    for (const bytes of [
      await large.clone().jpeg({ progressive: true, quality: 40 }).toBuffer(),
      await large.clone().png({ progressive: true }).toBuffer(),
    ])
      expect(await reencode('an applicant', bytes)).toBe('pictureTooLarge');
    const oneScan = await large.clone().jpeg({ quality: 40 }).toBuffer();
    expect(await reencode('an applicant', oneScan)).toHaveProperty('bytes');
  });

  it('[R8-10] may not have scans without end', async () => {
    const bytes = await wide(640, 480).jpeg({ progressive: true }).toBuffer();
    const [scan = 0, end = 0] = ['ffda', 'ffd9'].map((mark) => bytes.lastIndexOf(mark, undefined, 'hex'));
    const scans = Array.from({ length: 100 }, () => bytes.subarray(scan, end));
    const endless = Buffer.concat([bytes.subarray(0, end), ...scans, bytes.subarray(end)]);
    expect(await reencode('an applicant', endless)).toBe('pictureTooLarge');
  });

  it('[R5.6-05] is taken up to what phones make, 50 megapixels in one scan, or smaller in many', async () => {
    const baseline = await wide(8160, 6120).jpeg({ quality: 40 }).toBuffer();
    const small = await wide(1600, 1200).jpeg({ progressive: true }).toBuffer();
    for (const bytes of [baseline, small])
      expect(await reencode('an applicant', bytes)).toHaveProperty('bytes');
  });
});
