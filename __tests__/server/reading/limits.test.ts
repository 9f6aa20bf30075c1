import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/limits';
import { helpLimits } from '../../../server/formats/help';
import { reencode, type Grey } from '../../../server/formats/picture';
import { askReader, endReaders, limitReaders } from '../../../server/formats/readers';
import { NOTHING_READ, readPictures } from '../../../server/reading';
import { file } from '../files';
import { odd, ODD_FILE } from '../formats/odd';
import { seedRequest } from '../seed';
import { testService, upload } from '../support';
import { readersOf } from '../support/readers';
import { until } from '../support/uploading';
import { hostile, SIDE } from './hostile';
import { CIE, pictureBytes } from './pictures';

const service = testService();
const FILE = 'reading/reader.mjs';
const [OWNER, OTHER] = ['a/an applicant', 'b/another'];
const NOW = new Date('2026-11-27T12:00:00Z');
/** However busy the machine is. */
const LONG_MS = 240_000;

let photo: Grey;
beforeAll(async () => {
  const picture = await reencode(OWNER, pictureBytes('cie-back-s005'));
  if (typeof picture === 'string') throw new Error(picture);
  photo = picture.grey;
});
beforeEach(async () => {
  endReaders();
  await until(() => readersOf(FILE).length === 0);
});
afterEach(() => limitReaders(2));
afterAll(endReaders);

const readersUntil = async (work: Promise<unknown>): Promise<ReadonlySet<number>> => {
  const all = new Set<number>();
  let isOver = false;
  void work.finally(() => (isOver = true));
  await until(() => {
    for (const pid of readersOf(FILE)) all.add(pid);
    return isOver;
  });
  return all;
};

it('[R8-10] all pictures of a file have one limit, not one each', async () => {
  const pictures = [hostile.dots7(), hostile.dots12(), hostile.noise()];
  const read = readPictures(OWNER, pictures, NOW, () => ({ processorMs: 100, clockMs: LONG_MS }));
  // A reader that takes too long is ended: three limits would have needed three.
  expect((await readersUntil(read)).size).toBe(1);
  expect(await read).toEqual(NOTHING_READ);
});

it('[R8-10] one process decodes and reads picture after picture where only one may run', async () => {
  limitReaders(1);
  const content = pictureBytes('cie-back-s005');
  const decodeAndRead = async () => {
    const picture = await reencode(OWNER, content);
    if (typeof picture === 'string') throw new Error(picture);
    return (await readPictures(OWNER, [picture.grey], NOW)).mrz?.number;
  };
  const both = (async () => [await decodeAndRead(), await decodeAndRead()])();
  expect((await readersUntil(both)).size).toBe(1);
  expect(await both).toEqual([CIE.number, CIE.number]);
});

it('[R8-10] a reader that has stopped is ended by the clock, and the next picture is read', async () => {
  await readPictures(OWNER, [photo], NOW);
  for (const pid of readersOf(FILE)) process.kill(pid, 'SIGSTOP');
  const limit = () => ({ processorMs: LONG_MS, clockMs: 300 });
  expect(await readPictures(OWNER, [photo], NOW, limit)).toEqual(NOTHING_READ);
  await until(() => readersOf(FILE).length === 0);
  expect((await readPictures(OWNER, [photo], NOW)).mrz).not.toBeNull();
});

it('[R8-10] the scans of a PDF and their reading end long before the page gives up', () => {
  expect(3 * 2 * helpLimits().clockMs).toBeLessThan(REQUEST_TIMEOUT_MS);
});

const endOdd = (): void => {
  for (const pid of readersOf(ODD_FILE)) process.kill(pid, 'SIGKILL');
};

it('[R8-10] a picture is not read if no reader is free soon, and others get tighter limits', async () => {
  limitReaders(1);
  const alone = helpLimits();
  const hanging = askReader(odd, OTHER, { act: 'hang' }, LONG_MS);
  const waiting = askReader(odd, OWNER, { act: 'answer' }, LONG_MS);
  expect(helpLimits().processorMs).toBeLessThan(alone.processorMs);
  expect(helpLimits().clockMs).toBeLessThan(alone.clockMs);
  expect(await readPictures('c/a third', [photo], NOW)).toEqual(NOTHING_READ);
  await until(() => readersOf(ODD_FILE).length > 0);
  endOdd();
  expect([await hanging, await waiting]).toEqual(['ended', 'answered']);
  expect(helpLimits()).toEqual(alone);
});

const pdfOf = async (pictures: readonly Grey[]): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (const { levels } of pictures) {
    const raw = { width: SIDE, height: SIDE, channels: 1 } as const;
    const image = await document.embedPng(await sharp(levels, { raw }).png().toBuffer());
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 595 });
  }
  return Buffer.from(await document.save());
};

it('[R8-10] hostile scans of two applicants are stored unread, and the photograph of a third is read', async () => {
  const content = await pdfOf([hostile.dots7(), hostile.dots12()]);
  const scan = { filename: 'retro.pdf', content, contentType: 'application/pdf' };
  const cie = { ...file(pictureBytes('cie-back-s005')), contentType: 'image/jpeg' };
  const answers = await Promise.all(
    [scan, scan, cie].map(async (sent) => {
      const { client } = await seedRequest(service);
      return upload(client, { name: 'documentUpload', fields: { type: 'BACK_DOC_1' }, file: sent });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  expect(answers.map((answer) => ('data' in answer ? answer.data : undefined))).toEqual([
    undefined,
    undefined,
    { reading: { ...CIE, side: 'back' } },
  ]);
});
