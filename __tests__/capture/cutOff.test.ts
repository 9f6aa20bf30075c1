/** @jest-environment node */
import { isCutOff } from '../../src/capture/image/fileType';
import { turned } from '../corpus/corners';
import { scene } from '../corpus/scene';

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
    for (const trailer of trailers) expect(await isCutOff(blobOf(whole, trailer))).toBe(false);
  });

  it.each([0.3, 0.6, 0.99])('cut off at %d', async (share) => {
    expect(await isCutOff(blobOf(part(withThumbnail(await make()), share)))).toBe(true);
  });

  it('cut off by its last bytes', async () => {
    expect(await isCutOff(blobOf((await make()).subarray(0, -2)))).toBe(true);
  });
});

it('[R5.6-05] says nothing of other files', async () => {
  const png = await scene(400, 300).png().toBuffer();
  for (const bytes of [png, part(png, 0.5), Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
    expect(await isCutOff(blobOf(bytes))).toBe(false);
});
