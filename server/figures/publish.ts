/**
 * Which counts may be shown. One below five is hidden, and must not follow from those shown: neither from a
 * total that includes it (totals.ts), nor from a longer period, which is why the periods do not overlap.
 */

export const LEAST = 5;
export const FEW = `<${LEAST}` as const;
export type Shown = number | typeof FEW;

/**
 * A multiple of five, everywhere: the same requests are counted by page and by device, and if one of two
 * counts were exact, it would reveal what the other hides.
 */
export const roundedDown = (count: number): number => count - (count % LEAST);

export const shown = (count: number): Shown => roundedDown(count) || FEW;
