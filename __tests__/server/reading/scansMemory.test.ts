// A PDF of large pictures is accepted, so that reading it must not take the memory of the service's machine.
import { deflateSync } from 'node:zlib';
import { scansOf } from '../../../server/formats/pdf/scans';
import { endReaders } from '../../../server/formats/readers';
import { openLedgers } from '../../../server/limits/usage';
import { rawPdf, stream } from '../../../scripts/testing/samples/rawPdf';
import { mostMemoryOf } from '../support/readers';
import { until } from '../support/uploading';

afterEach(endReaders);

/** Megabytes in memory of a reader; 110 before it reads anything. */
const MOST_MB = 260;

const scan = (pictures: number, space: string, bytesOfPixel: number, bits = 8): Buffer => {
  const [width, height] = [3900, 4000];
  const pixels = deflateSync(Buffer.alloc(width * height * bytesOfPixel, 0x66), { level: 1 });
  const picture = stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent ${bits}/Filter/FlateDecode`,
    pixels,
  );
  const all = Array.from({ length: pictures }, (_, at) => at);
  const names = all.map((at) => `/I${at} ${at + 5} 0 R`).join('');
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<<${names}>>>>>>`,
    stream('', Buffer.from(all.map((at) => `q 500 0 0 700 0 0 cm /I${at} Do Q`).join(' '))),
    ...all.map(() => picture),
  ]);
};

const mostWhile = async (work: Promise<unknown>, measure: () => number): Promise<number> => {
  let most = 0;
  let isOver = false;
  void work.then(() => (isOver = true));
  await until(() => {
    most = Math.max(most, measure());
    return isOver;
  });
  return most;
};

it.each([
  ['six in colours', scan(6, 'DeviceRGB', 3)],
  ['three in colours of print', scan(3, 'DeviceCMYK', 4)],
  ['three of sixteen bits', scan(3, 'DeviceRGB', 6, 16)],
])('[R8-10] a page of many pictures takes no more memory than one of few: %s', async (_, bytes) => {
  const most = await mostWhile(scansOf('an applicant', bytes), () => mostMemoryOf('reader.mjs'));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(MOST_MB);
});

it('[R8-10] of a page with too many pictures the first are read', async () => {
  expect(await scansOf('an applicant', scan(6, 'DeviceRGB', 3))).not.toEqual([]);
});

it('[R8-10] one PDF at a time is read, and all are answered', async () => {
  const bytes = scan(1, 'DeviceRGB', 3);
  const answered = Promise.all(['a/a', 'b/b', 'c/c'].map((owner) => scansOf(owner, bytes)));
  const held = () => openLedgers.get('scans')?.held().holders ?? 0;
  expect(await mostWhile(answered, held)).toBe(1);
  // Calls that waited too long get no scans.
  const [first, ...others] = (await answered).map((scans) => scans.length);
  expect([first, others.length]).toEqual([1, 2]);
});
