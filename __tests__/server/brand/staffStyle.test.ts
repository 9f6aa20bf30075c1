import { readBrand } from '../../../server/brand';
import { usedPairs } from '../../../server/brand/contrast';
import type { Colour, Palette } from '../../../server/brand/colours';
import { styleOf } from '../../../server/review/reviewers/page/style';

const brand = readBrand();
/** Each colour is its own name, so that a rule shows which it takes. */
const named = new Proxy({} as Palette, { get: (_, name) => `<${String(name)}>` });
const sheet = styleOf({ ...brand, colours: named });
const declared = new Map(
  [...sheet.matchAll(/--([\w-]+): <([\w-]+)>;/g)].map(([, name = '', colour = '']) => [
    name,
    colour as Colour,
  ]),
);
const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  front: declared.get(/(?:^|;\s*|\s)color: var\(--([\w-]+)\)/.exec(body)?.[1] ?? ''),
  back: declared.get(/background: var\(--([\w-]+)\)/.exec(body)?.[1] ?? ''),
}));
const isTried = (front: Colour, back: Colour): boolean =>
  usedPairs.some((pair) => pair.front === front && pair.back === back && pair.needed === 4.5);

it('takes every colour from the brand', () => {
  expect(sheet.replace(/<[\w-]+>/g, '')).not.toMatch(/#[0-9a-f]{3,8}\b|\brgb|\bwhite\b(?!-)/i);
  const used = new Set([...sheet.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  expect([...declared.keys()].filter((name) => !used.has(name))).toEqual([]);
});

it('puts no text on a background whose contrast the brand’s check does not try', () => {
  const both = rules.flatMap(({ selector, front, back }) =>
    front && back ? [{ selector, front, back }] : [],
  );
  expect(both.length).toBeGreaterThan(7);
  expect(both.filter(({ front, back }) => !isTried(front, back))).toEqual([]);
  // Text without a background of its own is on a card or on the page.
  const fronts = rules.flatMap(({ selector, front, back }) => (front && !back ? [{ selector, front }] : []));
  const onPage = fronts.filter(({ front }) => !isTried(front, 'surface'));
  expect(onPage).toEqual([]);
});
