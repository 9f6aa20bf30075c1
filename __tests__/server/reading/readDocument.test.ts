import sharp from 'sharp';
import { reencode, type Grey } from '../../../server/formats/picture';
import { endReaders } from '../../../server/formats/readers';
import { NOTHING_READ, readPictures } from '../../../server/reading';
import { sample } from '../../setup/depth';
import { mostMemoryOf } from '../support/readers';
import { hostile } from './hostile';
import { pictureBytes, pictures } from './pictures';

afterAll(endReaders);

const OWNER = 'an applicant';
const NOW = new Date('2026-11-27T12:00:00Z');
const greyOf = async (bytes: Buffer): Promise<Grey> => {
  const picture = await reencode(OWNER, bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture.grey;
};
const read = async (bytes: Buffer) => readPictures(OWNER, [await greyOf(bytes)], NOW);

it.each(sample(Object.entries(pictures), 3))('%s is read right, or not at all', async (name, facts) => {
  expect(await read(pictureBytes(name))).toMatchObject(facts);
});

it.each(['cie-back-g019', 'healthCard-back-g075'])(
  'the bar code of %s is read, which no straight line crosses in one light',
  async (name) => {
    expect(await read(pictureBytes(name))).toMatchObject(pictures[name] ?? {});
  },
);

it('lists the fields that no check digit covers', async () => {
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

it('patterns are silent, and the next picture is read', async () => {
  for (const draw of sample(Object.values(hostile), 2)) {
    const { code39, mrz } = await readPictures(OWNER, [draw()], NOW);
    expect({ code39, mrz }).toEqual({ code39: null, mrz: null });
  }
  expect((await read(pictureBytes('healthCard-back-s021'))).code39).not.toBeNull();
  expect(mostMemoryOf('reading/reader.mjs')).toBeLessThan(256);
});

it('nothing is read where the time is over, and the next picture is', async () => {
  const grey = await greyOf(pictureBytes('cie-back-s005'));
  expect(await readPictures(OWNER, [grey], NOW, 0)).toEqual(NOTHING_READ);
  expect((await readPictures(OWNER, [grey], NOW)).mrz).not.toBeNull();
});
