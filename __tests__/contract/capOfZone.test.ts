import { readFileSync } from 'node:fs';
import { CAP_INVALID } from '../../src/contract/rules/address';
import { uiCopy } from '../../src/copy/ui';
import { capAdvice } from '../../src/ui/fields/address/streetAdvice';

const caps = JSON.parse(readFileSync('server/data/generated/caps.json', 'utf8')) as Record<
  string,
  readonly string[]
>;

const ofTown = new Map<string, string[]>();
for (const [cap, towns] of Object.entries(caps))
  for (const town of towns) ofTown.set(town, [...(ofTown.get(town) ?? []), cap]);

/** What several CAPs of one town had in common, and is no CAP any more: 28900 of 28921 to 28925. */
const replaced = new Set(
  [...ofTown.values()].flatMap((all) =>
    all
      .map((cap) => `${cap.slice(0, 3)}00`)
      .filter((general, index, generals) => !(general in caps) && generals.indexOf(general) !== index),
  ),
);

it('[R5.3-04] says of every CAP that a town had before its zones what to write, and of no other', () => {
  expect(replaced.size).toBeGreaterThan(40);
  const hundreds = Array.from({ length: 1000 }, (_, index) => `${String(index).padStart(3, '0')}00`);
  const advised = hundreds.filter(
    (cap) => !(cap in caps) && capAdvice(cap, CAP_INVALID) === uiCopy.address.capOfZone,
  );
  expect(advised).toEqual([...replaced].toSorted());
});
