/** Finds fields of parallel bars: blocks of pixels whose levels change in one direction. */
import { leaningFieldOf, SHORTEST_PX as SHORTEST_LEANING_PX } from './leaning.mjs';

/**
 * The least share of a block's gradients in one direction. Blocks around it count too, for gaps in a code.
 */
const LEAST_COHERENCE = 0.72;
/** A field's blocks have more change than this part of all, at the start and further on. */
const STRONG_SHARE = 0.6;
const LEAST_ENERGY = 60;
const FURTHER = 0.6;
const MOST_TURN = 0.22;
const FEWEST_BLOCKS = 12;
const SHORTEST_PX = 60;
/** A code is longer than it is high. */
const LEAST_RATIO = 2;
const MOST_FIELDS = 3;
/** A code's blocks, of what its strongest have: less in the shadow, more than the edge of the card has. */
const CORE_SHARES = [0.08, 0.3];
const NEIGHBOURS = [
  [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1], [2, 0], [-2, 0], [0, 2], [0, -2],
]; // prettier-ignore

const tensorsOf = ({ levels, width }, block, columns, rows) => {
  const [xx, yy, xy] = Array.from({ length: 3 }, () => new Float64Array(columns * rows));
  for (let y = 1; y < rows * block - 1; y += 1)
    for (let column = 0; column < columns; column += 1) {
      const from = Math.max(1, column * block) + y * width;
      const end = Math.min(columns * block - 1, (column + 1) * block) + y * width;
      let [a, b, c] = [0, 0, 0];
      for (let at = from; at < end; at += 1) {
        const gx = levels[at + 1] - levels[at - 1];
        const gy = levels[at + width] - levels[at - width];
        a += gx * gx;
        b += gy * gy;
        c += gx * gy;
      }
      const to = Math.floor(y / block) * columns + column;
      xx[to] += a;
      yy[to] += b;
      xy[to] += c;
    }
  return { xx, yy, xy };
};

const blocksOf = (grey, block) => {
  const [columns, rows] = [Math.floor(grey.width / block), Math.floor(grey.height / block)];
  const { xx, yy, xy } = tensorsOf(grey, block, columns, rows);
  const [energy, direction] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const isParallel = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let [a, b, c] = [0, 0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          a += xx[y * columns + x];
          b += yy[y * columns + x];
          c += xy[y * columns + x];
        }
      const at = row * columns + column;
      energy[at] = (a + b) / (9 * block * block);
      direction[at] = 0.5 * Math.atan2(2 * c, a - b);
      isParallel[at] = Math.hypot(a - b, 2 * c) > LEAST_COHERENCE * (a + b) ? 1 : 0;
    }
  return { columns, rows, energy, direction, isParallel };
};

/** Marks the blocks as seen. */
const gather = ({ columns, rows, energy, direction, isParallel }, first, seen, least) => {
  const list = [first];
  seen[first] = 1;
  for (const at of list) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    for (const [right, down] of NEIGHBOURS) {
      const [x, y] = [column + right, row + down];
      const next = y * columns + x;
      if (x < 0 || y < 0 || x >= columns || y >= rows || seen[next] || !isParallel[next]) continue;
      const turn = Math.abs(direction[next] - direction[at]);
      if (energy[next] < least || Math.min(turn, Math.PI - turn) > MOST_TURN) continue;
      seen[next] = 1;
      list.push(next);
    }
  }
  return list;
};

const shareOf = (sorted, share) => sorted[Math.round(share * (sorted.length - 1))];

/** Undefined where the oblong around the blocks is no code's. */
const fieldOf = ({ columns, energy, direction }, list, block) => {
  const total = list.reduce((sum, at) => sum + energy[at], 0);
  const cos = list.reduce((sum, at) => sum + Math.cos(2 * direction[at]) * energy[at], 0);
  const sin = list.reduce((sum, at) => sum + Math.sin(2 * direction[at]) * energy[at], 0);
  const angle = 0.5 * Math.atan2(sin, cos);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const places = list.map((at) => [((at % columns) + 0.5) * block, (Math.floor(at / columns) + 0.5) * block]);
  const along = Float64Array.from(places, ([x, y]) => x * ux + y * uy).sort();
  const across = Float64Array.from(places, ([x, y]) => y * ux - x * uy).sort();
  const [start, end] = [shareOf(along, 0.005), shareOf(along, 0.995)];
  const [top, bottom] = [shareOf(across, 0.03), shareOf(across, 0.97)];
  const [length, height] = [end - start + block, bottom - top + block];
  if (length < SHORTEST_PX || length < height * LEAST_RATIO) return undefined;
  const [middle, level] = [(start + end) / 2, (top + bottom) / 2];
  const filled = Math.min(1, (list.length * block * block) / (length * height));
  return {
    x: middle * ux - level * uy,
    y: middle * uy + level * ux,
    angle,
    length,
    height,
    weight: total * filled,
  };
};

/** The code without the card's edge. */
const coresOf = (blocks, list, least) => {
  const { energy } = blocks;
  const strongest = list.reduce((best, at) => (energy[at] > energy[best] ? at : best), list[0]);
  return CORE_SHARES.map((share) => {
    const seen = new Uint8Array(energy.length).fill(1);
    for (const at of list) seen[at] = 0;
    return gather(blocks, strongest, seen, Math.max(least, energy[strongest] * share));
  });
};

/**
 * The fields of parallel bars, the strongest first: centre, direction across the bars (radians), length along
 * it and height, in pixels; `leaning`: those that a code seen from the side may have, see leaning.mjs.
 * `block`: the side of a block in pixels.
 */
export const barFieldsOf = (grey, block) => {
  const blocks = blocksOf(grey, block);
  const { energy, isParallel } = blocks;
  const strong = Math.max(
    LEAST_ENERGY,
    Float32Array.from(energy).sort()[Math.floor(energy.length * STRONG_SHARE)],
  );
  const seen = new Uint8Array(energy.length);
  const [fields, leaning] = [[], []];
  for (let at = 0; at < energy.length; at += 1) {
    if (seen[at] || !isParallel[at] || energy[at] < strong) continue;
    const list = gather(blocks, at, seen, strong * FURTHER);
    if (list.length < FEWEST_BLOCKS) continue;
    const field = fieldOf(blocks, list, block);
    if (field) fields.push(field);
    if (list.length * block < SHORTEST_LEANING_PX) continue;
    for (const core of coresOf(blocks, list, strong * FURTHER)) {
      const leaningField = leaningFieldOf(blocks, core, block);
      if (leaningField) leaning.push(leaningField);
    }
  }
  fields.sort((one, other) => other.weight - one.weight);
  return { fields: fields.slice(0, MOST_FIELDS), leaning };
};
