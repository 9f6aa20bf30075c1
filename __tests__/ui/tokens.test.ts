import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../src/ui/tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--(color-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
);

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
const colour = (name: string): string => {
  const value = colours.get(`color-${name}`);
  if (value === undefined) throw new Error(`No token --color-${name}`);
  return value;
};

const surfaces = ['surface', 'surface-soft', 'canvas', 'accent-soft'];
const inks = ['ink', 'ink-soft', 'ink-hint', 'accent', 'accent-strong'];
const text = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface])),
  ...['accent', 'accent-strong'].map((surface) => ['on-accent', surface]),
  ...['on-deep', 'on-deep-soft'].map((ink) => [ink, 'deep']),
  ...['surface', 'error-soft', 'accent-soft'].map((surface) => ['error', surface]),
  ...['surface', 'surface-soft', 'success-soft'].map((surface) => ['success', surface]),
  ['warning', 'warning-soft'],
  ['ink-hint', 'disabled'],
] as [string, string][];

it.each(text)('%s on %s is text of 4.5:1 at least', (ink, surface) => {
  expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['control', 'surface'],
  ['control', 'surface-soft'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['error', 'surface'],
])('%s on %s is an edge of 3:1 at least', (edge, surface) => {
  expect(contrast(colour(edge), colour(surface))).toBeGreaterThanOrEqual(3);
});
