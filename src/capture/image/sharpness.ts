import { histogram, quantile, type Grey } from './grey';

/** Fewer edges than this in a direction say nothing about it. */
const ENOUGH_EDGES = 40;

/**
 * How much of an edge's height is climbed in one pixel, in 256ths: 255 where it is a step, little where it is smeared. Of each
 * row (or column) every climb and every descent of at least `height` levels counts; the answer is the share that the
 * sharpest tenth of them reach. It depends on no contrast, so dark and pale pictures are judged alike. -1 without edges.
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

/** Of rows and columns the less sharp: a picture that was moved is sharp in one direction. */
export const sharpness = (grey: Grey, height: number): number => {
  const { width, height: rows } = grey;
  const across = steepness(grey, rows, width, width, 1, height);
  const down = steepness(grey, width, 1, rows, width, height);
  return Math.min(across < 0 ? 255 : across, down < 0 ? 255 : down);
};
