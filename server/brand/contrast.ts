import { channels, type Colour, type Palette } from './colours';

/** WCAG 2.1, level AA. */
const TEXT = 4.5;
/** Controls, their states, the focus ring and meaningful pictures. */
const CONTROL = 3;

const fixed = {
  /** Contracts are printed on white, independently of the pages' surfaces. */
  paper: '#ffffff',
  /** The dark bar over the camera's picture, where that is brightest. */
  'recording bar': '#3d4b4d',
} as const;

interface Pair {
  readonly front: Colour;
  readonly back: Colour | keyof typeof fixed;
  readonly needed: number;
}

const pairs = (needed: number, front: readonly Colour[], back: readonly Pair['back'][]): readonly Pair[] =>
  front.flatMap((one) => back.map((other) => ({ front: one, back: other, needed })));

const PAGES = ['surface', 'surface-soft', 'canvas', 'accent-soft'] as const;

/** A test compares the list with the pages in a browser. */
export const usedPairs: readonly Pair[] = [
  ...pairs(TEXT, ['ink', 'ink-soft', 'ink-hint', 'accent', 'accent-strong'], PAGES),
  ...pairs(TEXT, ['ink', 'ink-soft'], ['error-soft', 'success-soft', 'warning-soft']),
  ...pairs(TEXT, ['on-accent'], ['accent', 'accent-strong']),
  ...pairs(TEXT, ['on-deep', 'on-deep-soft'], ['deep']),
  ...pairs(TEXT, ['error'], ['surface', 'surface-soft', 'canvas', 'error-soft', 'accent-soft']),
  ...pairs(TEXT, ['success'], ['surface', 'surface-soft', 'success-soft']),
  ...pairs(TEXT, ['warning'], ['surface', 'warning-soft']),
  ...pairs(TEXT, ['ink', 'ink-soft', 'accent'], ['paper']),
  ...pairs(CONTROL, ['control'], ['surface', 'surface-soft']),
  ...pairs(CONTROL, ['accent'], ['error-soft', 'success-soft', 'warning-soft']),
  ...pairs(CONTROL, ['meter'], ['recording bar']),
];

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratioOf = (first: string, second: string): number => {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Rounds down, so that no refused ratio is shown as one that is enough. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

export const contrastProblems = (palette: Palette): string[] => {
  const backs = { ...palette, ...fixed };
  return usedPairs.flatMap(({ front, back, needed }) => {
    const behind = backs[back];
    const ratio = ratioOf(palette[front], behind);
    return ratio >= needed
      ? []
      : [`${front} ${palette[front]} on ${back} ${behind} has ${shown(ratio)}:1, needs ${needed}:1`];
  });
};
