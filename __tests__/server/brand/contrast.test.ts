import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readBrand } from '../../../server/brand';
import { completePalette, derivedColours, givenColours, type Colour, type GivenPalette, type Palette } from '../../../server/brand/colours'; // prettier-ignore
import { contrastProblems } from '../../../server/brand/contrast';

/** WCAG 2.2 contrast ratio of two '#rrggbb'. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

interface Seen {
  readonly front: Colour;
  readonly back: Colour;
  readonly needed: number;
}
/** What a browser showed on what, in a walk through all screens (`npx tsx scripts/brandScreens.ts`). */
const seen = (JSON.parse(readFileSync(path.join(__dirname, 'pairsSeen.json'), 'utf8')) as string[]).map(
  (line): Seen => {
    const [kind, front, back] = line.split(' ') as [string, Colour, Colour];
    return { front, back, needed: kind === 'text' ? 4.5 : 3 };
  },
);

const failing = (palette: Palette): string[] =>
  seen
    .filter(({ front, back, needed }) => contrast(palette[front], palette[back]) < needed)
    .map(({ front, back }) => `${front} on ${back}`);

const channel = (min: number, max: number) => fc.integer({ min, max });
const colour = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .tuple(channel(min, max), channel(min, max), channel(min, max))
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
/** Where the values of a colour lie that is often accepted, and often just not. */
const rangeOf = (name: string): fc.Arbitrary<string> => {
  if (name === 'control') return colour(90, 150);
  if (/canvas|surface|-soft$|^on-|line|disabled|art|meter/.test(name) && name !== 'ink-soft')
    return colour(225, 255);
  return colour(0, 115);
};
const palettes: fc.Arbitrary<GivenPalette> = fc.record(
  Object.fromEntries([...givenColours, ...derivedColours].map((name) => [name, rangeOf(name)])),
  { requiredKeys: [...givenColours] },
);

it('in an accepted palette every pair that the pages show has its contrast', () => {
  let accepted = 0;
  fc.assert(
    fc.property(palettes, (given) => {
      const palette = completePalette(given);
      if (contrastProblems(palette).length > 0) return;
      accepted += 1;
      expect(failing(palette)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

it('no pair that the pages show is left out: with its contrast gone, the palette is refused', () => {
  const { colours } = readBrand();
  const unnoticed = seen
    .filter(({ front, back }) => contrastProblems({ ...colours, [front]: colours[back] }).length === 0)
    .map(({ front, back }) => `${front} on ${back}`);
  expect(unnoticed).toEqual([]);
});

it.each(['apertura', 'esempio'])('%s has the contrast on every page that was seen', (name) => {
  expect(failing(readBrand(path.resolve(__dirname, '../../../brands', name)).colours)).toEqual([]);
});

it('keeps the colours that a brand gives, and makes the others from them', () => {
  fc.assert(
    fc.property(palettes, (given) => {
      const palette = completePalette(given);
      expect(palette).toMatchObject(given);
      expect(Object.keys(palette).toSorted()).toEqual([...givenColours, ...derivedColours].toSorted());
      for (const value of Object.values(palette)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }),
    { numRuns: 50 },
  );
});
