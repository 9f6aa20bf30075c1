import { visitBoxes } from './boxes.mjs';
import { inkOf } from './ink.mjs';

/** Parts of the longer side: of the surroundings of ink, of the largest letter, of a cell of the index. */
const SURROUNDINGS = 36;
const LARGEST = 14;
const CELL = 80;
const SMALLEST_PX = 5;
const SMALLEST_CELL_PX = 12;
/** A letter has more ink than a stroke of one pixel, is no thin line, and no full box. */
const LEAST_AREA = 1.2;
const THINNEST = 0.18;
const FULL = 0.97;
const FULL_FROM_PX = 8;
/**
 * More than a page has letters: of 1,670 pictures none has more than 13,400. The others are grain, or a
 * pattern, which would cost seconds.
 */
export const MOST_SPECKS = 15_000;

const indexOf = (specks, cell, { width, height }) => {
  const [columns, rows] = [Math.floor(width / cell) + 1, Math.floor(height / cell) + 1];
  const cellOf = ({ x, y }) => Math.floor(x / cell) * rows + Math.floor(y / cell);
  const starts = new Int32Array(columns * rows + 1);
  for (const speck of specks) starts[cellOf(speck) + 1] += 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] += starts[at - 1];
  const ends = starts.slice();
  const list = new Array(specks.length);
  for (const speck of specks) {
    const at = cellOf(speck);
    list[ends[at]] = speck;
    ends[at] += 1;
  }
  /** Visits all specks within the radius, and some beyond it. */
  return (x, y, radius, visit) => {
    const left = Math.max(0, Math.floor((x - radius) / cell));
    const right = Math.min(columns - 1, Math.floor((x + radius) / cell));
    const top = Math.max(0, Math.floor((y - radius) / cell));
    const bottom = Math.min(rows - 1, Math.floor((y + radius) / cell));
    if (top > bottom) return;
    for (let column = left; column <= right; column += 1) {
      const end = starts[column * rows + bottom + 1];
      for (let at = starts[column * rows + top]; at < end; at += 1) visit(list[at]);
    }
  };
};

/** If all specks have one size they are a pattern, and none is left. */
const fewEnough = (specks) => {
  if (specks.length <= MOST_SPECKS) return specks;
  const sizes = Float64Array.from(specks, ({ size }) => size).sort();
  const least = sizes[specks.length - MOST_SPECKS];
  return specks.filter(({ size }) => size > least);
};

/**
 * Connected specks of ink of the size of letters, as {id, x, y, size} with the centre and the longer side of
 * its box, and `near` to find those around a place.
 */
export const specksOf = (grey) => {
  const { width, height } = grey;
  const side = Math.max(width, height);
  const all = [];
  const ink = inkOf(grey, Math.round(side / SURROUNDINGS));
  visitBoxes(ink, width, height, (left, right, top, bottom, area) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const size = Math.max(wide, high);
    if (size < SMALLEST_PX || size > side / LARGEST || area < SMALLEST_PX * LEAST_AREA) return;
    if (Math.min(wide, high) < size * THINNEST) return;
    if (area / (wide * high) > FULL && size > FULL_FROM_PX) return;
    all.push({ id: all.length, x: (left + right) / 2, y: (top + bottom) / 2, size });
  });
  const specks = fewEnough(all);
  return { specks, near: indexOf(specks, Math.max(SMALLEST_CELL_PX, side / CELL), grey) };
};
