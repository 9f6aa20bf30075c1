import { concatTransformationMatrix, drawObject, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { scansOf } from '../../../server/formats/pdf/scans';
import { endReaders } from '../../../server/formats/readers';
import { NOTHING_READ, readPictures } from '../../../server/reading';
import { pdf } from '../files';
import { seedRequest } from '../seed';
import { testService, upload } from '../support';
import { CIE, pictureBytes, pictures } from './pictures';

const service = testService();
afterAll(endReaders);

const OWNER = 'an applicant';
const NOW = new Date('2026-11-27T12:00:00Z');
const A4 = { width: 595, height: 842 };

const scan = async (...pages: readonly (readonly Buffer[])[]): Promise<Buffer> => {
  const document = await PDFDocument.create();
  for (const onPage of pages) {
    const page = document.addPage([A4.width, A4.height]);
    for (const [at, bytes] of onPage.entries()) {
      const isPng = bytes[0] === 0x89;
      const image = await (isPng ? document.embedPng(bytes) : document.embedJpg(bytes));
      const { width, height } = image.scaleToFit(A4.width, A4.height / onPage.length);
      page.drawImage(image, { x: 0, y: A4.height - (at + 1) * height, width, height });
    }
  }
  return Buffer.from(await document.save());
};
const read = async (bytes: Buffer, limitMs?: number) =>
  readPictures(OWNER, await scansOf(OWNER, bytes, limitMs), NOW);
const factsOf = (name: string) => pictures[name] ?? fail(name);
const fail = (name: string): never => {
  throw new Error(name);
};

it.each(['cie-back-s005', 'cie-both-s056', 'healthCard-back-s021', 'passport-page-s019'])(
  '%s is read in a PDF as it is alone',
  async (name) => {
    expect(await read(await scan([pictureBytes(name)]))).toMatchObject(factsOf(name));
  },
);

it('the back is found on the second page, and beside the front', async () => {
  const [front, back] = [pictureBytes('healthCard-front-s071'), pictureBytes('cie-back-s005')];
  for (const bytes of [await scan([front], [back]), await scan([front, back])])
    expect(await read(bytes)).toMatchObject({ ...factsOf('cie-back-s005'), side: null });
});

it('grey pictures are read as well, and those in black and white', async () => {
  const picture = sharp(pictureBytes('healthCard-back-s021')).greyscale();
  expect(await read(await scan([await picture.clone().png().toBuffer()]))).toMatchObject(
    factsOf('healthCard-back-s021'),
  );
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rowBytes = Math.ceil(info.width / 8);
  const bits = new Uint8Array(rowBytes * info.height);
  data.forEach((level, at) => {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    if (level >= 128) bits[y * rowBytes + (x >> 3)]! |= 128 >> (x & 7);
  });
  const document = await PDFDocument.create();
  const { context } = document;
  const image = context.flateStream(bits, {
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  });
  const page = document.addPage([A4.width, A4.height]);
  const name = page.node.newXObject('Scan', context.register(image));
  page.pushOperators(concatTransformationMatrix(500, 0, 0, 300, 0, 0), drawObject(name));
  expect(await read(Buffer.from(await document.save()))).toMatchObject(factsOf('healthCard-back-s021'));
});

it('reports nothing of pictures in which nothing is read, nor of text alone', async () => {
  const wall = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b0b4b8' } })
    .jpeg()
    .toBuffer();
  expect((await read(await scan([wall]))).noText).toBe(true);
  expect(await read(await scan([wall], [wall]))).toEqual(NOTHING_READ);
  const written = await pdf();
  expect(await scansOf(OWNER, written.content)).toEqual([]);
  expect(await scansOf(OWNER, Buffer.from('%PDF-1.4 and nothing else'))).toEqual([]);
});

it('a scan that takes too long is read as nothing, and the next one is read', async () => {
  const bytes = await scan([pictureBytes('cie-back-s005')]);
  expect(await read(bytes, 0)).toEqual(NOTHING_READ);
  expect((await read(bytes)).mrz).not.toBeNull();
});

it('a page of 400 points an inch is handed over smaller', async () => {
  const large = sharp(pictureBytes('cie-both-s056')).resize(3300, 4676, { fit: 'fill' }).jpeg();
  const scans = await scansOf(OWNER, await scan([await large.toBuffer()]));
  expect(scans.map(({ width, height }) => Math.max(width, height))).toEqual([2000]);
});

it('the answer to an upload of a scan has what was read', async () => {
  const { client } = await seedRequest(service);
  const content = await scan([pictureBytes('cie-back-s005')]);
  const file = { filename: 'retro.pdf', content, contentType: 'application/pdf' };
  const answer = await upload(client, {
    name: 'documentUpload',
    fields: { type: 'BACK_DOC_1' },
    file,
  });
  expect(answer).toMatchObject({ status: 'success', data: { reading: { ...CIE, side: 'back' } } });
});
