import type { Grey } from '../image/grey';

/** Directions are distinguished in steps of three degrees, up to half a turn: an edge has no sense. */
export const STEPS = 60;
/** The share of pixels that are edges. */
const STRONG = 0.12;
const LEAST = 10;
const MOST = 1023;

export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly strength: Uint16Array;
  readonly direction: Int8Array;
  /** From this strength on a pixel is of an edge. */
  readonly strong: number;
}

/** The mean of each pixel and its neighbours: noise of a single pixel is no edge. */
const softened = ({ levels, width, height }: Grey): Uint8Array => {
  const soft = new Uint8Array(levels.length);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row += 1)
        for (let at = row * width + x - 1, end = at + 2; at <= end; at += 1) sum += levels[at] ?? 0;
      soft[y * width + x] = sum / 9;
    }
  return soft;
};

const stepOf = (across: number, down: number): number =>
  (Math.round((Math.atan2(down, across) / Math.PI) * STEPS) + STEPS) % STEPS;

export const gradientOf = (grey: Grey): Gradient => {
  const { width, height } = grey;
  const soft = softened(grey);
  const strength = new Uint16Array(soft.length);
  const direction = new Int8Array(soft.length);
  const counts = new Uint32Array(MOST + 1);
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2, at = y * width + 2; x < width - 2; x += 1, at += 1) {
      const across = (soft[at + 1] ?? 0) - (soft[at - 1] ?? 0);
      const down = (soft[at + width] ?? 0) - (soft[at - width] ?? 0);
      const sum = Math.abs(across) + Math.abs(down);
      strength[at] = sum;
      counts[sum] = (counts[sum] ?? 0) + 1;
      if (sum > LEAST / 2) direction[at] = stepOf(across, down);
    }
  let strong = MOST;
  for (let left = soft.length * STRONG; strong > LEAST; strong -= 1)
    if ((left -= counts[strong] ?? 0) <= 0) break;
  return { width, height, strength, direction, strong };
};
