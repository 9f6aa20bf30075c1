// No hidden count may follow from what is shown beside it: all small cases are tried.
import { FEW, shown, totalsFrom } from '../../../server/figures/publish';

const MOST = 8;

/** Every way to fill `cells` with 0 to MOST. */
const fillings = (cells: number): number[][] =>
  Array.from({ length: (MOST + 1) ** cells }, (_, at) =>
    Array.from({ length: cells }, (__, place) => Math.floor(at / (MOST + 1) ** place) % (MOST + 1)),
  );

/** Cells in groups of these sizes. */
const grouped = (cells: readonly number[], sizes: readonly number[]): number[][] => {
  let from = 0;
  return sizes.map((size) => cells.slice(from, (from += size)));
};

describe.each([[[1, 1]], [[2, 1]], [[1, 1, 1]], [[2, 2]]])('groups of %j', (sizes) => {
  const cells = sizes.reduce((sum, size) => sum + size, 0);

  it('leave every hidden count open, whoever knows the rule and adds and subtracts all that is shown', () => {
    /** The values that each hidden cell may have, by what is shown. */
    const possible = new Map<string, Set<number>[]>();
    for (const filling of fillings(cells)) {
      const told = JSON.stringify([filling.map(shown), totalsFrom(grouped(filling, sizes))]);
      const values = possible.get(told) ?? filling.map(() => new Set<number>());
      possible.set(told, values);
      for (const [at, value] of filling.entries()) values[at]?.add(value);
    }
    const betrayed = [...possible].filter(([told, values]) =>
      values.some((some, at) => some.size === 1 && (JSON.parse(told) as [unknown[]])[0][at] === FEW),
    );
    expect(betrayed.map(([told]) => told)).toEqual([]);
  });

  it('have totals that are the sum of the parts that are shown', () => {
    for (const filling of fillings(cells)) {
      const groups = grouped(filling, sizes);
      for (const [at, total] of totalsFrom(groups).entries()) {
        const parts = groups.slice(at).flat().map(shown);
        expect(total ?? 0).toBe(parts.reduce<number>((sum, one) => sum + (one === FEW ? 0 : one), 0));
      }
    }
  });
});

it('the same requests by page and by device tell no hidden count of either', () => {
  const most = 14;
  /** The values of pages and devices, left and right, that make what is shown. */
  const possible = new Map<string, Set<number>[]>();
  const pairs = Array.from({ length: (most + 1) ** 2 }, (_, at) => [
    Math.floor(at / (most + 1)),
    at % (most + 1),
  ]);
  const sum = ([one = 0, other = 0]: readonly number[]): number => one + other;
  for (const pages of pairs)
    for (const devices of pairs.filter((pair) => sum(pair) === sum(pages))) {
      const cells = [...pages, ...devices];
      const told = JSON.stringify(cells.map(shown));
      const values = possible.get(told) ?? cells.map(() => new Set<number>());
      possible.set(told, values);
      for (const [at, value] of cells.entries()) values[at]?.add(value);
    }
  const betrayed = [...possible].filter(([told, values]) =>
    values.some((some, at) => some.size === 1 && (JSON.parse(told) as unknown[])[at] === FEW),
  );
  expect(betrayed.map(([told]) => told)).toEqual([]);
});

it('counts below five are hidden, and others rounded down', () => {
  expect([0, 4, 5, 9, 10, 14].map(shown)).toEqual([FEW, FEW, 5, 5, 10, 10]);
});
