import { blocksOf } from './blocks.mjs';
import { cellsOf } from './cells.mjs';
import { decode, isAccepted, LEAST_MEAN, mostOf } from './decode.mjs';
import { LAYOUTS } from './layouts.mjs';
import { gridOf } from './plane.mjs';
import { rowsOf } from './rows.mjs';

const MOST_BLOCKS = 5;
/** So many columns may be missing at the ends, or seen too many. */
const [MISSING, TOO_MANY] = [8, 6];
const [LEAST_PAD, MOST_PAD] = [2, 8];
/**
 * A row's letters are about as high as they are apart, and beside it by less than this part of the pitch: of
 * 500 that were read none is below 0.72 or above 0.08. The grain of a table is.
 */
const [LEAST_SIZE, MOST_ERROR] = [0.6, 0.12];
/** The distance of the lines differs from the standard's where the page is tilted, or the printer's own. */
const OTHER_SPACING = 0.05;
/**
 * A block of this many lines and columns, with so few gaps, is machine-readable whether or not it is read.
 */
const FILLED = 0.75;
const SHAPES = [
  { name: 'TD3', lines: 2, least: 42, most: 46 },
  { name: 'TD1', lines: 3, least: 29, most: 32 },
];

const shapeOf = ({ first, last, high, low, points }) => {
  const [columns, lines] = [last - first + 1, high - low + 1];
  if (points.length / (columns * lines) <= FILLED) return undefined;
  return SHAPES.find((one) => one.lines === lines && columns >= one.least && columns <= one.most)?.name;
};

/** Undefined, as soon as no reading of the cells could be likely enough. */
const likelyCells = (cellAt, { columns, masks }, low, from, sign) => {
  const lines = masks.map((_, at) => low + at);
  if (sign < 0) lines.reverse();
  let rest = -LEAST_MEAN * columns * lines.length;
  const cells = [];
  for (const line of lines) {
    const row = [];
    for (let column = 0; column < columns; column += 1) {
      const cell = cellAt(from + column * sign, line);
      rest += mostOf(cell);
      if (rest < 0) return undefined;
      row.push(cell);
    }
    cells.push(row);
  }
  return cells;
};

/** The likeliest first: each shift of the columns is a reading. */
const readingsOf = (cellAt, grid, name, low, sign) => {
  const { columns, masks } = LAYOUTS[name];
  const { first, last } = grid;
  const pad = Math.max(LEAST_PAD, Math.min(MOST_PAD, columns - (last - first + 1) + LEAST_PAD));
  const readings = [];
  for (let start = first - pad; start + columns - 1 <= last + pad; start += 1) {
    const from = sign < 0 ? start + columns - 1 : start;
    const cells = likelyCells(cellAt, { columns, masks }, low, from, sign);
    if (cells) readings.push(decode(name, cells));
  }
  return readings.sort((one, other) => other.mean - one.mean).slice(0, 2);
};

/** Cells differ by spacing and sign, and are the same for all layouts. */
const cellReaders = (grey, grid) => {
  const readers = new Map();
  return (spacing, sign) => {
    const key = spacing * sign;
    if (!readers.has(key)) readers.set(key, cellsOf(grey, grid, { spacing, sign }));
    return readers.get(key);
  };
};

const isWriting = ({ base: { chain, pitch, error } }) => {
  const sizes = Float64Array.from(chain, ({ speck }) => speck.size).sort();
  return error < MOST_ERROR && sizes[sizes.length >> 1] > LEAST_SIZE * pitch;
};

const acceptedIn = (grey, grid) => {
  if (!isWriting(grid)) return undefined;
  const cellsFor = cellReaders(grey, grid);
  const columns = grid.last - grid.first + 1;
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const count = layout.masks.length;
    if (grid.high - grid.low + 1 > count) continue;
    if (columns < layout.columns - MISSING || columns > layout.columns + TOO_MANY) continue;
    const isStandard = Math.abs(grid.spacing / layout.spacing - 1) <= OTHER_SPACING;
    const spacings = isStandard ? [grid.spacing] : [layout.spacing, grid.spacing];
    // A line that was not found may lie above or below.
    for (let low = grid.high - count + 1; low <= grid.low; low += 1)
      for (const spacing of spacings)
        for (const sign of [1, -1]) {
          const accepted = readingsOf(cellsFor(spacing, sign), grid, name, low, sign).find(isAccepted);
          if (accepted) return accepted;
        }
  }
  return undefined;
};

/** Ten characters an inch. */
const PITCH_MM = 2.54;

/** `mm`: how many pixels a millimetre has. */
const placeOf = ({ base: { centre, direction, pitch } }) => ({
  x: centre[0],
  y: centre[1],
  angle: direction,
  mm: pitch / PITCH_MM,
});

/**
 * Returns {reading, shape, place}: the accepted reading (see decode), the layout whose lines are seen, read
 * or not, and where; each undefined where there is none. `found`: the picture's specks.
 */
export const readMrz = (grey, found) => {
  const grids = blocksOf(rowsOf(found)).slice(0, MOST_BLOCKS).map(gridOf).filter(Boolean); // prettier-ignore
  for (const grid of grids) {
    const reading = acceptedIn(grey, grid);
    if (reading) return { reading, shape: reading.name, place: placeOf(grid) };
  }
  const seen = grids.find(shapeOf);
  return seen ? { shape: shapeOf(seen), place: placeOf(seen) } : {};
};
