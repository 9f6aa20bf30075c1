// No hidden count may follow from what is shown beside it: all small cases are tried.
import { FEW, shown } from '../../../server/figures/publish';
import { mayStandBeside, totalsFrom } from '../../../server/figures/totals';
import { sample } from '../../setup/depth';

const ANY = [0, 1, 2, 3, 4];
const SOMEBODY = [1, 2, 3, 4];

const fillings = (cells: number, most: number): number[][] =>
  Array.from({ length: (most + 1) ** cells }, (_, at) =>
    Array.from({ length: cells }, (__, place) => Math.floor(at / (most + 1) ** place) % (most + 1)),
  );

const grouped = (cells: readonly number[], sizes: readonly number[]): number[][] => {
  let from = 0;
  return sizes.map((size) => cells.slice(from, (from += size)));
};

/**
 * What is shown of each cell, and of all, where a reader who tries all counts by the rule knows a cell: one
 * shown as few must be open; one not shown at all must not be certain.
 */
const betrayed = (
  all: Iterable<readonly number[]>,
  tell: (cells: readonly number[]) => readonly [cells: readonly unknown[], total: unknown],
  open: readonly number[],
): string[] => {
  const possible = new Map<string, Set<number>[]>();
  for (const cells of all) {
    const told = JSON.stringify(tell(cells));
    const values = possible.get(told) ?? cells.map(() => new Set<number>());
    possible.set(told, values);
    for (const [at, value] of cells.entries()) values[at]?.add(value);
  }
  const isOpen = (some: ReadonlySet<number>, told: unknown): boolean =>
    told === FEW ? open.every((one) => some.has(one)) : told !== null || some.size > 1;
  return [...possible].flatMap(([told, values]) => {
    const [cells] = JSON.parse(told) as [unknown[]];
    return values.every((some, at) => isOpen(some, cells[at])) ? [] : [told];
  });
};

const SIZES = [[1, 1], [2, 1], [1, 1, 1], [2, 2], [4], [1, 3], [1, 2, 1], [2, 1, 2], [1, 1, 1, 1, 1]];

it.each(SIZES.map((sizes) => [sizes]))(
  'totals of groups of %j leave each hidden count open to a reader who knows the rule',
  (sizes) => {
    const cells = sizes.reduce((sum, size) => sum + size, 0);
    // Only what is above a multiple of five matters: hidden counts and the first visible ones are all cases.
    const found = sample(fillings(cells, 1), 8).flatMap((visible) =>
      betrayed(
        fillings(cells, 4).map((rest) => rest.map((one, at) => one + 5 * (visible[at] ?? 0))),
        (counts) => [counts.map(shown), totalsFrom(grouped(counts, sizes).map((parts) => ({ parts })))],
        ANY,
      ),
    );
    expect(found).toEqual([]);
  },
);

// A device column that is left out may reveal that there is somebody, never how many.
it('the same requests by page and by device reveal no hidden count of either', () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const cells = fillings(2, 14).flatMap((pages) =>
    fillings(3, 9)
      .filter((devices) => sum(devices) === sum(pages))
      .map((devices) => [...pages, ...devices]),
  );
  const tell = (counts: readonly number[]) => {
    const [pages, devices] = [counts.slice(0, 2), counts.slice(2)];
    const [total = { from: 0, to: 0 }] = totalsFrom([{ parts: pages, beside: [devices] }]);
    const isTold = mayStandBeside(total, devices);
    return [[...pages.map(shown), ...devices.map((one) => (isTold ? shown(one) : null))], total] as const;
  };
  expect(betrayed(cells, tell, SOMEBODY)).toEqual([]);
});

it('counts below five are hidden, and others rounded down', () => {
  expect([0, 4, 5, 9, 10, 14].map(shown)).toEqual([FEW, FEW, 5, 5, 10, 10]);
});
