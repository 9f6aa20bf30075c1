import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { identificationCopy } from '../../src/copy/identification';
import { launchBrowser, visit } from './support/browser';
import { cameraFile, FRAME, MARK, microphoneFile } from './support/fakeDevices';
import { beginIdentification } from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { eventually } from './support/shownErrors';
import { storedFiles } from './support/storedFiles';
import { recordVideo } from './support/video';
import { decodingErrors, frameAt, loudest, videoFacts } from './support/videoFacts';

const { capture: copy } = identificationCopy;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

const withDevices = async (sound: 'voice' | 'silence'): Promise<Browser> =>
  launchBrowser([
    `--use-file-for-fake-video-capture=${await cameraFile()}`,
    `--use-file-for-fake-audio-capture=${await microphoneFile(sound)}`,
  ]);

/** The stored files that are webm by their first bytes (EBML). */
const storedVideos = async (): Promise<Buffer[]> =>
  (await storedFiles(product)).filter((file) => file.readUInt32BE(0) === 0x1a45dfa3);

/** The rows that the mark fills in the frame, by its red. */
const rowsOfMark = async (frame: Buffer): Promise<number[]> => {
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = MARK.x + MARK.size / 2;
  return Array.from({ length: info.height }, (_, row) => row).filter((row) => {
    const [r = 0, g = 0, b = 0] = data.subarray((row * info.width + column) * 3);
    return r > 150 && g < 90 && b < 100;
  });
};

it('[R5.6-06] [R9-04] [R2.9-01] stores five seconds of the camera and the voice, whole and decodable', async () => {
  const browser = await withDevices('voice');
  const { page } = await visit(browser);
  await beginIdentification(page, product);
  await recordVideo(page);
  await browser.close();
  const [stored, ...others] = await storedVideos();
  expect(others).toEqual([]);
  if (stored === undefined) throw new Error('No video is stored');
  const video = path.join(product.dataDir, 'stored.webm');
  writeFileSync(video, stored);

  const { seconds, streams } = await videoFacts(video);
  expect(seconds).toBeGreaterThan(4.5);
  expect(seconds).toBeLessThan(5.6);
  expect(streams.map(({ codec_type }) => codec_type).sort()).toEqual(['audio', 'video']);
  expect(streams.find(({ codec_type }) => codec_type === 'video')).toMatchObject(FRAME);
  expect(await decodingErrors(video)).toBe('');
  expect(await loudest(video)).toBeGreaterThan(-30);

  // The mark is where it was drawn, as large as it was drawn, and moves.
  const rows = await Promise.all([0.5, 1.2, 2.8].map(async (at) => rowsOfMark(await frameAt(video, at))));
  for (const found of rows) {
    expect(found.length).toBeGreaterThan(MARK.size * 0.7);
    expect(found.length).toBeLessThan(MARK.size * 1.3);
  }
  expect(new Set(rows.map(([first = 0]) => Math.round(first / 10))).size).toBeGreaterThan(1);
});

it('[R5.6-06] [R2.9-01] says that no voice is heard, and sends the video all the same', async () => {
  const browser = await withDevices('silence');
  const { page } = await visit(browser);
  await beginIdentification(page, product);
  await page.getByRole('button', { name: copy.turnOn }).click();
  await page.getByText(copy.ready).first().waitFor();
  await page.getByRole('button', { name: copy.record }).click();
  await page.getByText(copy.unheard).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: copy.use }).click();
  await page.getByText(identificationCopy.video.sent, { exact: true }).first().waitFor();
  await browser.close();
  await eventually(async () => expect(await storedVideos()).toHaveLength(2));
});
