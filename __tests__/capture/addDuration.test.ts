/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webmLength } from '../../server/formats/webm';
import { addDuration } from '../../src/capture/video/addDuration';

/** Milliseconds of the Duration element (0x4489, eight bytes of float); undefined without one. */
const durationIn = (bytes: Buffer): number | undefined => {
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return at === -1 ? undefined : bytes.readDoubleBE(at + 3);
};
const LIVE = join(__dirname, 'live.webm');
const liveBlob = async () => new Blob([await readFile(LIVE)], { type: 'video/webm' });
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

it('[R5.6-06] a live recording says its length after, and is otherwise as it was', async () => {
  const live = await readFile(LIVE);
  expect(durationIn(live)).toBeUndefined();
  const mended = await addDuration(await liveBlob(), 4321);
  const bytes = await bytesOf(mended);
  expect(durationIn(bytes)).toBe(4321);
  expect(mended.type).toBe('video/webm');
  expect(bytes.includes(live.subarray(-200))).toBe(true);
  // Still read to its last frame; the index at the front is gone with the places that it named.
  expect(webmLength(bytes)).toBe(4321);
  expect(webmLength(live)).toBeLessThan(4321);
  expect(bytes.includes(Buffer.from('114d9b74', 'hex'))).toBe(false);
});

it('[R5.6-06] [R9-04] leaves a length that stands there, and what cannot be read', async () => {
  const mended = await addDuration(await liveBlob(), 4321);
  expect(await addDuration(mended, 1)).toBe(mended);
  for (const content of ['', 'x', 'no webm at all', Buffer.from('1a45dfa3ff', 'hex')]) {
    const other = new Blob([content], { type: 'video/webm' });
    expect(await addDuration(other, 5000)).toBe(other);
  }
  const mp4 = new Blob(['mp4'], { type: 'video/mp4' });
  expect(await addDuration(mp4, 5000)).toBe(mp4);
});
