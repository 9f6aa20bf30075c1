// The work that a picture causes grows with the specks of ink that are taken for letters.
import { MOST_SPECKS, specksOf } from '../../../server/reading/specks.mjs';
import { hostile, SIDE } from './hostile';

it('[R8-10] a picture has no more specks than a page has letters, whatever it shows', () => {
  for (const draw of Object.values(hostile))
    expect(specksOf(draw()).specks.length).toBeLessThanOrEqual(MOST_SPECKS);
});

it('of too many specks the largest are left: letters on a grainy table', () => {
  const picture = hostile.dots7();
  const [letters, step, high] = [40, 32, 24];
  for (let y = -step; y < step; y += 1)
    for (let x = 0; x < (letters + 2) * step; x += 1) {
      const isLetter = x >= step && x < (letters + 1) * step && x % step < high / 2 && y >= 0 && y < high;
      picture.levels[(y + SIDE / 2) * SIDE + x] = isLetter && (x % step < 4 || y < 4) ? 20 : 230;
    }
  const { specks } = specksOf(picture);
  expect(specks.length).toBeLessThan(2 * letters);
  expect(specks.filter(({ size }) => size === high)).toHaveLength(letters);
});
