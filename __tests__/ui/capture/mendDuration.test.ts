/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mendDuration } from '../../../src/ui/capture/video/mendDuration';

/** As far as the library uses it; jsdom's own refuses the Blob of Node. */
class BlobReader {
  result: ArrayBuffer | null = null;
  onloadend: () => void = () => undefined;
  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onloadend();
    });
  }
}
Object.assign(globalThis, { FileReader: BlobReader });

/** Milliseconds of the Duration element (0x4489, eight bytes of float); undefined without one. */
const durationIn = (bytes: Buffer): number | undefined => {
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return at === -1 ? undefined : bytes.readDoubleBE(at + 3);
};
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

it('[R5.6-06] a live recording says its length after, and is otherwise as it was', async () => {
  const live = await readFile(join(__dirname, 'live.webm'));
  expect(durationIn(live)).toBeUndefined();
  const mended = await mendDuration(new Blob([live], { type: 'video/webm' }), 4321);
  const bytes = await bytesOf(mended);
  expect(durationIn(bytes)).toBe(4321);
  expect(mended.type).toBe('video/webm');
  expect(bytes.includes(live.subarray(-200))).toBe(true);
});

it('[R9-04] leaves what is no webm alone', async () => {
  const mp4 = new Blob(['mp4'], { type: 'video/mp4' });
  expect(await mendDuration(mp4, 5000)).toBe(mp4);
});
