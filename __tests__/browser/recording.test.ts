import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { identificationCopy } from '../../src/copy/identification';
import { arrive } from './support/arrive';
import { anyOn, installFaults } from '../../scripts/testing/browser/cameraFaults';
import { FRAME, MARK } from '../../scripts/testing/browser/fakeDevices';
import { beginIdentification } from './support/identificationPages';
import { press } from '../../scripts/testing/pages/resumePages';
import { temporaryFolder } from './support/temporary';
import { decodingErrors, frameAt, loudest, videoFacts } from './support/videoFacts';
import { product } from './support/worker';

const { capture: copy, video } = identificationCopy;
const folder = temporaryFolder();

const rowsOfMark = async (frame: Buffer): Promise<number[]> => {
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = MARK.x + MARK.size / 2;
  return Array.from({ length: info.height }, (_, row) => row).filter((row) => {
    const [r = 0, g = 0, b = 0] = data.subarray((row * info.width + column) * 3);
    return r > 150 && g < 90 && b < 100;
  });
};
it('[R2.9-01] [R5.6-06] [R9-04] five seconds of the camera and the voice, whole and decodable, are what is stored', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await installFaults(page);
  const { applicant, guid } = await beginIdentification(visitor, product);
  const { nome, cognome } = applicant;
  await page.getByText(new RegExp(`${nome} ${cognome} \\w+ \\w+ \\w+`)).waitFor();
  await press(page, copy.turnOn);
  await page.getByText(copy.ready).first().waitFor();
  await press(page, copy.record);
  await page.getByText(copy.review).waitFor();
  expect(await page.evaluate(() => window.asked)).toEqual([
    { video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' }, audio: true },
  ]);
  expect(await anyOn(page)).toBe(false);
  await press(page, copy.use);
  await page.getByText(video.sent, { exact: true }).first().waitFor();

  const stored = await fetch(`${product.url}/sandbox/documents/${guid}/${VIDEO_UPLOAD_TYPE}`);
  const file = path.join(folder, 'stored.webm');
  writeFileSync(file, Buffer.from(await stored.arrayBuffer()));
  const { seconds, streams } = await videoFacts(file);
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(5.6);
  expect(streams.map(({ codec_type }) => codec_type).sort()).toEqual(['audio', 'video']);
  expect(streams.find(({ codec_type }) => codec_type === 'video')).toMatchObject(FRAME);
  expect(await decodingErrors(file)).toBe('');
  expect(await loudest(file)).toBeGreaterThan(-30);
  const rows = await Promise.all([0.5, 1.2, 2.8].map(async (at) => rowsOfMark(await frameAt(file, at))));
  for (const found of rows) {
    expect(found.length).toBeGreaterThan(MARK.size * 0.7);
    expect(found.length).toBeLessThan(MARK.size * 1.3);
  }
  expect(new Set(rows.map(([top = 0]) => Math.round(top / 10))).size).toBeGreaterThan(1);
});
