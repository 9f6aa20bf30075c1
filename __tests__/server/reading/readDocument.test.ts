// What is read in pictures of documents, and what stays silent.
import sharp from 'sharp';
import { reencode, type Grey } from '../../../server/formats/picture';
import { endReaders } from '../../../server/formats/readers';
import { NOTHING_READ, readDocument } from '../../../server/reading';
import { sample } from '../../setup/depth';
import { mostMemoryOf } from '../support/readers';
import { pictureBytes, pictures } from './pictures';

afterAll(endReaders);

const OWNER = 'an applicant';
const NOW = new Date('2026-11-27T12:00:00Z');
const greyOf = async (bytes: Buffer): Promise<Grey> => {
  const picture = await reencode(OWNER, bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture.grey;
};
const read = async (bytes: Buffer) => readDocument(OWNER, await greyOf(bytes), NOW);

it.each(sample(Object.entries(pictures), 3))('%s is read right, or not at all', async (name, facts) => {
  expect(await read(pictureBytes(name))).toMatchObject(facts);
});

it('what no check digit covers is told apart', async () => {
  const { unchecked } = await read(pictureBytes('passport-page-s050'));
  expect(unchecked).toEqual({ sex: 'M', nationality: 'ROU', names: 'COLLAUDONI<<MARIO' });
});

it('a picture is read whichever way it lies, and mirrored not at all', async () => {
  const [name, facts] = ['cie-back-s005', pictures['cie-back-s005']] as const;
  for (const angle of sample([90, 180, 270], 1))
    expect(await read(await sharp(pictureBytes(name)).rotate(angle).jpeg().toBuffer())).toMatchObject(
      facts ?? {},
    );
  expect((await read(await sharp(pictureBytes(name)).flop().jpeg().toBuffer())).mrz).toBeNull();
});

const SIDE = 2000;
const drawn = (levelAt: (x: number, y: number) => number): Grey => {
  const levels = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) levels[y * SIDE + x] = levelAt(x, y);
  return { levels, width: SIDE, height: SIDE };
};
let seed = 1;
const noise = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 256;
const hostile: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x % 12 < 7 && y % 12 < 8 ? 20 : 230),
  (x, y) => (x % 7 < 4 && y % 7 < 5 ? 20 : 230),
  (x, y) => (x % 24 < 14 && y % 24 < 16 ? 20 : 230),
  (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 20 : 230),
  noise,
  (x) => (x % 4 < 2 ? 20 : 230),
  (_, y) => (y % 9 < 4 ? 20 : 230),
];

it('patterns are silent, and the next picture is read', async () => {
  for (const levelAt of sample(hostile, 2)) {
    const { code39, mrz } = await readDocument(OWNER, drawn(levelAt), NOW);
    expect({ code39, mrz }).toEqual({ code39: null, mrz: null });
  }
  expect((await read(pictureBytes('healthCard-back-s021'))).code39).not.toBeNull();
  expect(mostMemoryOf('reading/reader.mjs')).toBeLessThan(256);
});

it('nothing is read where the time is over, and the next picture is', async () => {
  const grey = await greyOf(pictureBytes('cie-back-s005'));
  expect(await readDocument(OWNER, grey, NOW, 0)).toEqual(NOTHING_READ);
  expect((await readDocument(OWNER, grey, NOW)).mrz).not.toBeNull();
});
