/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { webmLength } from '../../server/formats/webm';
import { readWebm } from '../server/formats/webmReader';
import { repairRecording } from '../../src/capture/video/repairRecording';

/** Milliseconds of the Duration element (0x4489, eight bytes of float); undefined without one. */
const durationIn = (bytes: Buffer): number | undefined => {
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return at === -1 ? undefined : bytes.readDoubleBE(at + 3);
};
/** The last byte of the AlphaMode element (0x53C0, one byte); undefined without one. */
const alphaIn = (bytes: Buffer): number | undefined => {
  const at = bytes.indexOf(Buffer.from([0x53, 0xc0, 0x81]));
  return at === -1 ? undefined : bytes[at + 3];
};
const CLUSTER = Buffer.from('1f43b675', 'hex');
const framesOf = (bytes: Buffer): Buffer => bytes.subarray(bytes.indexOf(CLUSTER));
const fixture = (name: string): string => join(__dirname, '..', 'fixtures', 'video', name);
const LIVE = join(__dirname, 'live.webm');
const liveBlob = async () => new Blob([await readFile(LIVE)], { type: 'video/webm' });
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

it('[R5.6-06] a live recording says its length after, and is otherwise as it was', async () => {
  const live = await readFile(LIVE);
  expect(durationIn(live)).toBeUndefined();
  const mended = await repairRecording(await liveBlob(), 4321);
  const bytes = await bytesOf(mended);
  expect(durationIn(bytes)).toBe(4321);
  expect(mended.type).toBe('video/webm');
  expect(bytes.includes(live.subarray(-200))).toBe(true);
  // Still read to its last frame; the reader checks the places that the index at the front names.
  expect(webmLength(bytes)).toBe(4321);
  expect(webmLength(live)).toBeLessThan(4321);
  expect(readWebm(bytes).entries).toBe(3);
});

it('[R5.6-06] [R9-04] leaves a length that is there, and what cannot be read', async () => {
  const mended = await repairRecording(await liveBlob(), 4321);
  expect(await repairRecording(mended, 1)).toBe(mended);
  for (const content of ['', 'x', 'no webm at all', Buffer.from('1a45dfa3ff', 'hex')]) {
    const other = new Blob([content], { type: 'video/webm' });
    expect(await repairRecording(other, 5000)).toBe(other);
  }
  const mp4 = new Blob(['mp4'], { type: 'video/mp4' });
  expect(await repairRecording(mp4, 5000)).toBe(mp4);
});

describe('recordings of browsers', () => {
  const repaired = async (name: string) => {
    const raw = await readFile(fixture(name));
    const blob = await repairRecording(new Blob([raw], { type: 'video/webm;codecs=vp8,opus' }), 1500);
    return { raw, blob, bytes: await bytesOf(blob) };
  };

  it('[R5.6-06] replaces the zero that Firefox writes for the duration', async () => {
    const { raw, bytes } = await repaired('firefox-live.webm');
    expect(durationIn(raw)).toBe(0);
    expect(durationIn(bytes)).toBe(1500);
    expect(bytes).toHaveLength(raw.length);
  });

  it('[R5.6-06] removes the alpha channel that Chromium declares, and adds the duration', async () => {
    const { raw, bytes } = await repaired('chromium-live.webm');
    expect([alphaIn(raw), durationIn(raw)]).toEqual([1, undefined]);
    expect([alphaIn(bytes), durationIn(bytes)]).toEqual([0, 1500]);
  });

  it.each(['chromium-live.webm', 'firefox-live.webm'])(
    'keeps the frames of %s, and repairs it once',
    async (name) => {
      const { raw, blob, bytes } = await repaired(name);
      expect(framesOf(bytes).equals(framesOf(raw))).toBe(true);
      expect(await repairRecording(blob, 9)).toBe(blob);
    },
  );

  it('keeps the frames into which a damaged size of the Info reaches', async () => {
    const raw = await readFile(fixture('chromium-live.webm'));
    raw[raw.indexOf(Buffer.from('1549a966', 'hex')) + 4] = 0x41;
    const blob = new Blob([raw], { type: 'video/webm' });
    expect(framesOf(await bytesOf(await repairRecording(blob, 1500))).equals(framesOf(raw))).toBe(true);
  });

  it('never throws and never loses a frame, wherever the head is damaged or cut', async () => {
    const raw = await readFile(fixture('chromium-live.webm'));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(raw.indexOf(CLUSTER) - 1),
        fc.nat(255),
        fc.integer({ min: 1, max: raw.length }),
        async (at, byte, length) => {
          const damaged = Buffer.from(raw.subarray(0, length));
          if (at < length) damaged[at] = byte;
          const bytes = await bytesOf(
            await repairRecording(new Blob([damaged], { type: 'video/webm' }), 1500),
          );
          const frames = Math.min(length, raw.indexOf(CLUSTER));
          expect(bytes.subarray(bytes.length - (length - frames)).equals(raw.subarray(frames, length))).toBe(
            true,
          );
        },
      ),
    );
  });
});
