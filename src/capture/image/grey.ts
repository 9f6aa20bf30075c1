import type { Size } from './draw';

/** Levels from 0 to 255, row by row. */
export interface Grey extends Size {
  readonly levels: Uint8Array;
}

export const toGrey = (pixels: Uint8ClampedArray, { width, height }: Size): Grey => {
  const levels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < levels.length; at += 1, from += 4)
    levels[at] =
      ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8;
  return { width, height, levels };
};

export const histogram = (values: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

export const quantile = (counts: Uint32Array, share: number): number => {
  let left = share * counts.reduce((sum, count) => sum + count, 0);
  return counts.findIndex((count) => (left -= count) < 0);
};
