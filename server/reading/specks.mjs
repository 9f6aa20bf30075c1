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

/** Joins pixels of ink that touch, by runs along the rows. Returns the box and the area of each. */
const boxesOf = (ink, width, height) => {
  const parents = [];
  const rootOf = (run) => {
    let at = run;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  };
  const runs = [];
  let before = [];
  for (let y = 0; y < height; y += 1) {
    const now = [];
    let [x, first] = [0, 0];
    for (;;) {
      while (x < width && ink[y * width + x] === 0) x += 1;
      if (x >= width) break;
      const start = x;
      while (x < width && ink[y * width + x] === 1) x += 1;
      const run = runs.length;
      runs.push({ y, start, end: x - 1 });
      parents.push(run);
      while (first < before.length && runs[before[first]].end < start - 1) first += 1;
      for (let at = first; at < before.length && runs[before[at]].start <= x; at += 1)
        parents[rootOf(run)] = rootOf(before[at]);
      now.push(run);
    }
    before = now;
  }
  const boxes = new Map();
  runs.forEach(({ y, start, end }, run) => {
    const root = rootOf(run);
    const box = boxes.get(root) ?? { left: start, right: end, top: y, bottom: y, area: 0 };
    boxes.set(root, box);
    box.left = Math.min(box.left, start);
    box.right = Math.max(box.right, end);
    box.bottom = y;
    box.area += end - start + 1;
  });
  return boxes.values();
};

/** An index of specks by their place. */
const indexOf = (specks, cell) => {
  const cells = new Map();
  const keyOf = (column, row) => column * 100_003 + row;
  for (const speck of specks) {
    const key = keyOf(Math.floor(speck.x / cell), Math.floor(speck.y / cell));
    const list = cells.get(key);
    if (list) list.push(speck);
    else cells.set(key, [speck]);
  }
  /** Visits all specks within the radius, and some beyond it. */
  return (x, y, radius, visit) => {
    for (let column = Math.floor((x - radius) / cell); column <= Math.floor((x + radius) / cell); column += 1)
      for (let row = Math.floor((y - radius) / cell); row <= Math.floor((y + radius) / cell); row += 1)
        for (const speck of cells.get(keyOf(column, row)) ?? []) visit(speck);
  };
};

/**
 * Connected specks of ink of the size of letters, as {id, x, y, size} with the centre and the longer side of
 * its box, and `near` to find those around a place.
 */
export const specksOf = (grey) => {
  const { width, height } = grey;
  const side = Math.max(width, height);
  const specks = [];
  for (const { left, right, top, bottom, area } of boxesOf(
    inkOf(grey, Math.round(side / SURROUNDINGS)),
    width,
    height,
  )) {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const size = Math.max(wide, high);
    if (size < SMALLEST_PX || size > side / LARGEST || area < SMALLEST_PX * LEAST_AREA) continue;
    if (Math.min(wide, high) < size * THINNEST) continue;
    if (area / (wide * high) > FULL && size > FULL_FROM_PX) continue;
    specks.push({ id: specks.length, x: (left + right) / 2, y: (top + bottom) / 2, size });
  }
  return { specks, near: indexOf(specks, Math.max(SMALLEST_CELL_PX, side / CELL)) };
};
