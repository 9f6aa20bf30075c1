import { histogram, quantile, type Grey } from './grey';

const ENOUGH_EDGES = 40;

/**
 * Measures how much of an edge's height one pixel spans, in 256ths: 255 for a step, little for a blurred
 * edge. In each row (or column) every rise and fall of at least `height` levels counts. Returns the share
 * that the sharpest tenth reach, or -1 without edges. Independent of contrast, so dark and pale pictures are
 * judged alike.
 */
const steepness = (
  { levels }: Grey,
  lines: number,
  across: number,
  length: number,
  along: number,
  height: number,
): number => {
  const found: number[] = [];
  for (let line = 0; line < lines; line += 1) {
    let climbed = 0;
    let steepest = 0;
    for (let step = 1, at = line * across; step < length; step += 1, at += along) {
      const change = (levels[at + along] ?? 0) - (levels[at] ?? 0);
      if (change * climbed < 0 || change === 0) {
        if (Math.abs(climbed) >= height) found.push((255 * steepest) / Math.abs(climbed));
        climbed = 0;
        steepest = 0;
      }
      climbed += change;
      steepest = Math.max(steepest, Math.abs(change));
    }
  }
  return found.length < ENOUGH_EDGES ? -1 : quantile(histogram(Uint8Array.from(found)), 0.9);
};

/** The lower one of rows and columns, because motion blurs one direction only. */
export const sharpness = (grey: Grey, height: number): number => {
  const { width, height: rows } = grey;
  const across = steepness(grey, rows, width, width, 1, height);
  const down = steepness(grey, width, 1, rows, width, height);
  return Math.min(across < 0 ? 255 : across, down < 0 ? 255 : down);
};
