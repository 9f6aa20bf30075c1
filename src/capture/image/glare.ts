import type { Grey } from './grey';

/** From this grey level up nothing is legible. */
const WHITE = 250;
/** Shares of the picture: smaller spots hide nothing, larger ones are no reflection. */
const SMALLEST = 0.005;
const LARGEST = 0.35;
/** Brighter than this around the halo means white paper. */
const PAPER = 243;
/** The share of the drop from white that a halo still has where a sheet's edge would have ended. */
const SOFT = 0.3;
/** Perimeter squared by area: about 25 for an oval, far more for white paper with writing. */
const COMPACT = 40;

/**
 * A reflection is an overexposed spot inside the picture that fades gradually: the edge of white paper is
 * sharp, and the surroundings of overexposed paper are white too. A copy 160 pixels wide suffices.
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
    // The array grows during the loop.
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
    // Larger reflections have wider halos.
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
