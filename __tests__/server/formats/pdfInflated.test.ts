import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { inspectPdf } from '../../../server/formats/pdf/inspect';
import { endReaders } from '../../../server/formats/readers';
import { FONT, onePage, page, rawPdf, stream } from '../../../scripts/testing/samples/rawPdf';
import { isDeep, sample } from '../../setup/depth';
import { mostMemoryOf } from '../support/readers';

afterAll(endReaders);

const MEGABYTE = 2 ** 20;
const inspect = (bytes: Buffer) => inspectPdf('an applicant', bytes, 10);
const TAKEN = { pages: 1 };
const TOO_COMPLEX = { fault: 'tooComplex' };

const zeros = new Map<number, Buffer>();
const deflated = (megabytes: number, times = 1): Buffer => {
  const known = zeros.get(megabytes) ?? deflateSync(Buffer.alloc(megabytes * MEGABYTE, ' '), { level: 1 });
  zeros.set(megabytes, known);
  return times > 1 ? deflateSync(known) : known;
};
const ascii85 = (bytes: Buffer): Buffer => {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const groups = Array.from({ length: padded.length / 4 }, (_, index) => {
    let value = padded.readUInt32BE(index * 4);
    const digits = [0, 0, 0, 0, 0].map(() => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(33 + digit);
    });
    return digits.reverse().join('');
  });
  return Buffer.from(`${groups.join('')}~>`);
};

const pageOf = (content: Buffer): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(2, 4, 5),
    content,
    FONT,
  ]);

const ways: Readonly<Record<string, (megabytes: number) => Buffer>> = {
  flate: (size) => stream('/Filter/FlateDecode', deflated(size)),
  list: (size) => stream('/Filter[/Fl]', deflated(size)),
  twice: (size) => stream('/Filter[/FlateDecode/FlateDecode]', deflated(size, 2)),
  asText: (size) => stream('/Filter[/ASCII85Decode/FlateDecode]', ascii85(deflated(size))),
  asDigits: (size) => stream('/Filter[/AHx/FlateDecode]', Buffer.from(`${deflated(size).toString('hex')}>`)),
  crypt: (size) => stream('/Filter[/Crypt/FlateDecode]', deflated(size)),
  broken: (size) => stream('/Filter/FlateDecode', deflated(size).subarray(0, -20)),
};

it('[R8-10] a page that inflates to a gigabyte is refused, and takes no memory', async () => {
  for (const filters of sample(['/Filter/FlateDecode', '/Subtype/Image/Filter/FlateDecode'], 1))
    expect(await inspect(pageOf(stream(filters, deflated(1024))))).toEqual(TOO_COMPLEX);
  expect(await inspect(pageOf(stream('/Filter[/FlateDecode/FlateDecode]', deflated(1024, 2))))).toEqual(
    TOO_COMPLEX,
  );
  expect(mostMemoryOf('reader.mjs')).toBeLessThan(350);
});

it.each(Object.entries(ways))(
  '[R8-10] written as %s, a stream is taken or refused by its size alone',
  async (_, write) => {
    expect(await inspect(pageOf(write(3)))).toEqual(TAKEN);
    expect(await inspect(pageOf(write(80)))).toEqual(TOO_COMPLEX);
  },
);

it('[R8-10] what a stream holds is counted, wherever it says that it ends', async () => {
  const bomb = deflated(80);
  const word = Buffer.from('\nendstream ');
  // A block that is stored as it is, before the others.
  const block = Buffer.from([0x78, 0x01, 0x00, word.length, 0x00, ~word.length, 0xff]);
  const hidden = Buffer.concat([block, word, bomb.subarray(2)]);
  expect(await inspect(pageOf(stream('/Filter/FlateDecode', hidden)))).toEqual(TOO_COMPLEX);
  expect(await inspect(pageOf(stream('', bomb)))).toEqual(TAKEN);
});

it('[R8-10] all streams together have one limit, those of pictures a larger one', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ isPicture: fc.boolean(), size: fc.constantFrom(10, 30, 60, 160) }), {
        maxLength: 4,
      }),
      async (all) => {
        const kind = (isPicture: boolean) => (isPicture ? '/Subtype/Image/Width 9/Height 9' : '');
        const sum = (isPicture: boolean) =>
          all.reduce((total, one) => total + (one.isPicture === isPicture ? one.size : 0), 0);
        const more = all.map(({ isPicture, size }) =>
          stream(`/Filter/FlateDecode${kind(isPicture)}`, deflated(size)),
        );
        const isTaken = sum(true) <= 320 && sum(false) < 64;
        expect(await inspect(onePage('', ...more))).toEqual(isTaken ? TAKEN : TOO_COMPLEX);
      },
    ),
    { numRuns: isDeep ? 20 : 4 },
  ));

it('[R8-10] a picture may state no more pixels than a page has', async () => {
  const picture = (width: number, height: number): Buffer =>
    onePage(
      '',
      stream(`/Subtype/Image/Width ${width}/Height ${height}/Filter/CCITTFaxDecode`, Buffer.alloc(9)),
    );
  expect(await inspect(picture(9921, 14_031))).toEqual(TAKEN);
  expect(await inspect(picture(65_535, 65_535))).toEqual(TOO_COMPLEX);
});

it.each(['/Unknown', '[/Unknown/FlateDecode]', '[/FlateDecode/Unknown]', '[/CCITTFaxDecode/FlateDecode]'])(
  '[R8-10] a stream with the filters %s is refused: readers differ in how they decode it',
  async (filters) => {
    expect(await inspect(pageOf(stream(`/Filter${filters}`, deflated(3))))).toEqual(TOO_COMPLEX);
  },
);
