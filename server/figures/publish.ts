/**
 * What may be shown of a count. One below five is not told, and must not follow from what is: neither from a
 * total of which it is a part, nor from a longer period, which is why the periods do not overlap.
 */

export const LEAST = 5;
export const FEW = `<${LEAST}` as const;
export type Shown = number | typeof FEW;
/** Null: none of its parts is told. */
export type Total = number | null;

/**
 * A multiple of five, everywhere: the same requests are counted by page and by device, and of two counts of
 * which one is exact an edge would tell what the other hides.
 */
const told = (count: number): number => count - (count % LEAST);

export const shown = (count: number): Shown => told(count) || FEW;

/**
 * Returns, for each group of parts, the total of it and of the groups after it: the sum of the parts that are
 * told, so that there are at least so many. A true total, even a rounded one, would tell hidden parts.
 */
export const totalsFrom = (groups: readonly (readonly number[])[]): readonly Total[] =>
  groups.map((_, at) => {
    const parts = groups.slice(at).flat();
    return parts.reduce((sum, part) => sum + told(part), 0) || null;
  });
