import type { Grey } from './grey';

/** From this level up nothing can be read. */
const WHITE = 250;
/** Shares of the picture: a smaller spot hides nothing, a larger one is no reflection. */
const SMALLEST = 0.005;
const LARGEST = 0.35;
/** Brighter than this beyond the halo it is white paper. */
const PAPER = 243;
/** How much of the way down from white a halo leaves where the edge of a sheet is long over. */
const SOFT = 0.3;
/** Rim squared by area: about 25 of an oval, far more of white paper with writing in it. */
const COMPACT = 40;

/**
 * Whether a reflection hides a part: a washed-out spot inside the picture that fades into something darker. The edge of a white
 * sheet is sharp, and around an overexposed one it is white too. A copy 160 pixels wide is enough.
 */
export const hasGlare = ({ width, levels }: Grey): boolean => {
  const area = levels.length;
  const seen = new Uint8Array(area);
  const isWhite = (at: number) => (levels[at] ?? 0) >= WHITE;
  for (let start = 0; start < area; start += 1) {
    if (seen[start] || !isWhite(start)) continue;
    const spot = [start];
    const rim: (readonly [at: number, outward: number])[] = [];
    seen[start] = 1;
    let inside = true;
    // Grows while it is walked through.
    for (const at of spot) {
      const x = at % width;
      if (x === 0 || x === width - 1 || at < width || at >= area - width) {
        inside = false;
        continue;
      }
      for (const outward of [-1, 1, -width, width]) {
        const next = at + outward;
        if (!isWhite(next)) rim.push([at, outward]);
        else if (!seen[next]) {
          seen[next] = 1;
          spot.push(next);
        }
      }
    }
    if (!inside || spot.length < area * SMALLEST || spot.length > area * LARGEST) continue;
    if (rim.length ** 2 > COMPACT * spot.length) continue;
    // A larger reflection has a wider halo.
    const far = Math.round(width * 0.03 + Math.sqrt(spot.length / 2));
    const near = Math.max(2, Math.round(far / 6));
    const soft = rim.filter(([at, outward]) => {
      const beyond = levels[at + far * outward] ?? 255;
      const halo = levels[at + near * outward] ?? 0;
      return beyond < PAPER && halo - beyond > SOFT * (255 - beyond);
    });
    if (soft.length > rim.length / 2) return true;
  }
  return false;
};
