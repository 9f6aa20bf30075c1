/**
 * Codes that are seen from the side: their bars lean, at one end more than at the other, and no straight line
 * crosses all of them at a right angle.
 */
import { changeOf } from './straight.mjs';

/** A code of 18 characters, of 13 modules at least, and how many times its height it is long at least. */
export const SHORTEST_PX = 240;
const LEAST_RATIO = 3.5;
const FILLED = 0.6;
/** Bars lean by less than 37 degrees. What lies along the field is the edge of a card. */
const UPRIGHT = 0.8;
/** Slopes from upright that are tried: the gradients of fine bars give the direction too imprecisely. */
const MOST_LEAN = 0.48;
const COARSE_LEAN = 0.03;

const shareOf = (sorted, share) => sorted[Math.round(share * (sorted.length - 1))];

const axisOf = (places) => {
  let [weights, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const place of places) {
    weights += place.weight;
    x += place.weight * place.x;
    y += place.weight * place.y;
    xx += place.weight * place.x * place.x;
    yy += place.weight * place.y * place.y;
    xy += place.weight * place.x * place.y;
  }
  [x, y] = [x / weights, y / weights];
  const turn = Math.atan2(2 * (xy / weights - x * y), xx / weights - x * x - yy / weights + y * y);
  return { x, y, angle: turn / 2 };
};

/** Undefined where the blocks are no code. */
export const leaningFieldOf = ({ columns, energy, direction }, list, block) => {
  const places = list.map((at) => ({
    x: ((at % columns) + 0.5) * block,
    y: (Math.floor(at / columns) + 0.5) * block,
    weight: Math.sqrt(energy[at]),
  }));
  const { x, y, angle } = axisOf(places);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  for (const place of places) place.along = (place.x - x) * ux + (place.y - y) * uy;
  const along = Float64Array.from(places, (place) => place.along).sort();
  const across = Float64Array.from(places, (place) => (place.y - y) * ux - (place.x - x) * uy).sort();
  const [start, end] = [shareOf(along, 0.005), shareOf(along, 0.995)];
  const [top, bottom] = [shareOf(across, 0.03), shareOf(across, 0.97)];
  const [length, height] = [end - start + block, bottom - top + block];
  if (length < SHORTEST_PX || length < height * LEAST_RATIO) return undefined;
  if (list.length * block * block < FILLED * length * height) return undefined;
  const upright = list.filter((at) => Math.abs(Math.cos(direction[at] - angle)) > UPRIGHT);
  if (upright.length < list.length * UPRIGHT) return undefined;
  const [middle, level] = [(start + end) / 2, (top + bottom) / 2];
  return { x: x + middle * ux - level * uy, y: y + middle * uy + level * ux, angle, length, height };
};

const leanNear = (grey, field, guess, distance, step) => {
  let [best, found] = [-1, guess];
  for (let lean = guess - distance; lean <= guess + distance; lean += step) {
    const change = changeOf(grey, { ...field, lean });
    if (change > best) [best, found] = [change, lean];
  }
  return found;
};

const halfOf = (field, quarter) => ({
  ...field,
  x: field.x + Math.cos(field.angle) * field.length * quarter,
  y: field.y + Math.sin(field.angle) * field.length * quarter,
  length: field.length / 2,
});

/** Each half has its own slope: the bars lean at one end more than at the other. */
export const leant = (grey, field) => {
  const [first, second] = [-0.25, 0.25].map((quarter) => {
    const half = halfOf(field, quarter);
    const guess = leanNear(grey, half, 0, MOST_LEAN, COARSE_LEAN);
    return leanNear(grey, half, guess, COARSE_LEAN, COARSE_LEAN / 4);
  });
  return { ...field, lean: (first + second) / 2, more: (second - first) / (field.length / 2) };
};
