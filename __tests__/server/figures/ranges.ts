import { sum } from './months';

export type Range = readonly [from: number, to: number];
export const rangeOf = (count: number | string): Range =>
  typeof count === 'number' ? [count, count + 4] : [0, 4];

export interface Way {
  /** Between the totals of these places, the later one being 0 behind the last. */
  readonly from: number;
  readonly to: number;
  readonly parts: readonly (number | string)[];
  /** The parts may be more than what is between, or less. */
  readonly not?: 'less' | 'more';
}

/** The total is at least the sum of these. */
export const atLeast = (from: number, to: number, parts: Way['parts']): Way => ({
  ...{ from, to, parts },
  not: 'more',
});

/** Ranges of the hidden parts and of all totals: sums of parts lie between totals, totals in ranges. */
export const rangesThatFollow = (totals: readonly Range[], ways: readonly Way[]) => {
  const nothing = totals.length;
  const most = Array.from({ length: nothing + 1 }, (_, a) =>
    Array.from({ length: nothing + 1 }, (__, b) => (a === b ? 0 : Infinity)),
  );
  const limit = (a: number, b: number, [from, to]: Range): void => {
    const [there = [], back = []] = [most[a], most[b]];
    there[b] = Math.min(there[b] ?? Infinity, to);
    back[a] = Math.min(back[a] ?? Infinity, -from);
  };
  const sumOf = (parts: readonly (number | string)[]): Range => [
    sum(parts.map((part) => rangeOf(part)[0])),
    sum(parts.map((part) => rangeOf(part)[1])),
  ];
  for (const [at, range] of totals.entries()) limit(at, nothing, range);
  for (const { from, to, parts, not } of ways) {
    const [least, greatest] = sumOf(parts);
    limit(from, to, [not === 'less' ? 0 : least, not === 'more' ? Infinity : greatest]);
  }
  for (const k of most.keys())
    for (const row of most)
      for (const b of row.keys())
        row[b] = Math.min(row[b] ?? Infinity, (row[k] ?? Infinity) + (most[k]?.[b] ?? Infinity));
  const hidden = ways.flatMap(({ from, to, parts, not }) => {
    const [least, greatest] = sumOf(parts);
    const low = not === 'more' ? 0 : -(most[to]?.[from] ?? 0);
    const high = not === 'less' ? Infinity : (most[from]?.[to] ?? 0);
    return parts
      .filter((part) => typeof part === 'string')
      .map((): Range => [Math.max(0, low - (greatest - 4)), Math.min(4, high - least)]);
  });
  const all = totals.map((_, at): Range => [-(most[nothing]?.[at] ?? 0), most[at]?.[nothing] ?? 0]);
  return { hidden, all };
};
