/** Tokens of the web app's style sheet, `#rrggbb` each (docs/brand.md). */

export const givenColours = ['ink', 'canvas', 'accent', 'deep', 'error', 'success', 'warning'] as const;
type GivenColour = (typeof givenColours)[number];

const WHITE = '#ffffff';
const BLACK = '#000000';

export const channels = (colour: string): readonly [number, number, number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const mixed = channels(first).map((one, place) => Math.round(one + ((other[place] ?? 0) - one) * share));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
};

type Known = Readonly<Record<string, string>>;
const of = (name: string, other: string, share: number) => (known: Known) =>
  mix(known[name] ?? WHITE, known[other] ?? other, share);

/** For colours that the brand does not give. Each follows from those before it, so the order matters. */
const derivations = {
  surface: () => WHITE,
  'surface-soft': of('canvas', 'surface', 0.2),
  'ink-soft': of('ink', 'surface', 0.2),
  'ink-hint': of('ink', 'surface', 0.3),
  line: of('ink', 'surface', 0.84),
  control: of('ink', 'surface', 0.45),
  disabled: of('ink', 'surface', 0.9),
  'accent-strong': of('accent', BLACK, 0.26),
  'accent-soft': of('accent', 'surface', 0.88),
  'on-accent': () => WHITE,
  'on-deep': () => WHITE,
  'on-deep-soft': of('on-deep', 'deep', 0.25),
  'deep-line': of('deep', 'on-deep', 0.17),
  'error-soft': of('error', 'surface', 0.92),
  'error-line': of('error', 'surface', 0.66),
  'success-soft': of('success', 'surface', 0.9),
  'warning-soft': of('warning', 'surface', 0.9),
  'warning-line': of('warning', 'surface', 0.6),
  shade: of('deep', BLACK, 0.2),
  art: of('accent', 'surface', 0.65),
  meter: of('accent', WHITE, 0.6),
} as const;
type DerivedColour = keyof typeof derivations;
export const derivedColours = Object.keys(derivations) as readonly DerivedColour[];

export type Colour = GivenColour | DerivedColour;
export type Palette = Readonly<Record<Colour, string>>;
export type GivenPalette = Readonly<Record<GivenColour, string>> &
  Readonly<Partial<Record<DerivedColour, string>>>;

export const completePalette = (given: GivenPalette): Palette => {
  const known: Record<string, string> = { ...given };
  for (const name of derivedColours) known[name] ??= derivations[name](known);
  return known as Palette;
};
