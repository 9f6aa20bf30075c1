/**
 * What may be shown of a count. One below five is not told, and must not follow from what is: neither from a
 * total of which it is a part (totals.ts), nor from a longer period, which is why the periods do not overlap.
 */

export const LEAST = 5;
export const FEW = `<${LEAST}` as const;
export type Shown = number | typeof FEW;

/**
 * A multiple of five, everywhere: the same requests are counted by page and by device, and of two counts of
 * which one is exact an edge would tell what the other hides.
 */
export const roundedDown = (count: number): number => count - (count % LEAST);

export const shown = (count: number): Shown => roundedDown(count) || FEW;
