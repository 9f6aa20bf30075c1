import { sampleRow } from '../grey.mjs';

/** A code has empty margins of this part of its length, and some pixels. */
const MARGIN = 0.09;
const MARGIN_PX = 12;
const LEAST_HEIGHT = 24;
/** Blocks give the direction within so many degrees. */
const MOST_DEGREES = 9;
/** Enough to compare directions. */
const COMPARED_PX = 500;
const COMPARED_HEIGHT = 0.7;

/**
 * Where the bars lean from upright, by `lean` in the middle and `more` with each pixel along, the rows are
 * shifted and stretched.
 */
const rowsOf = ({ x, y, angle, length, height, lean = 0, more = 0 }, zoom, share, down) => {
  const margin = length * MARGIN + MARGIN_PX;
  const columns = Math.round((length + 2 * margin) * zoom);
  const rows = Math.max(LEAST_HEIGHT, Math.round(height * share * down));
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const rowAt = (row) => {
    const across = (row - rows / 2) / down;
    const stretch = 1 - across * more;
    const along = (-columns / 2 / zoom) * stretch - across * lean;
    const start = [x + along * ux - across * uy, y + along * uy + across * ux];
    return { start, step: [(ux * stretch) / zoom, (uy * stretch) / zoom] };
  };
  return { columns, rows, rowAt };
};

/** `zoom` times as fine as the picture along the field, and `down` times across it, `share` of its height. */
export const straightened = (grey, field, { zoom, share, down = zoom }) => {
  const { columns, rows, rowAt } = rowsOf(field, zoom, share, down);
  const levels = new Uint8ClampedArray(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const { start, step } = rowAt(row);
    sampleRow(grey, start, step, { row: levels, at: row * columns, count: columns });
  }
  return { levels, width: columns, height: rows };
};

/** The means of the columns change most where the bars are upright. */
export const changeOf = (grey, field) => {
  const zoom = Math.min(1, COMPARED_PX / field.length);
  const { columns, rows, rowAt } = rowsOf(field, zoom, COMPARED_HEIGHT, zoom);
  const [sums, row] = [new Float64Array(columns), new Float64Array(columns)];
  for (let at = 0; at < rows; at += 2) {
    const { start, step } = rowAt(at);
    sampleRow(grey, start, step, { row, at: 0, count: columns });
    for (let column = 0; column < columns; column += 1) sums[column] += row[column];
  }
  const count = Math.ceil(rows / 2);
  let change = 0;
  for (let column = 1; column < columns; column += 1)
    change += ((sums[column] - sums[column - 1]) / count) ** 2;
  return change;
};

export const turned = (grey, field) => {
  let [best, angle] = [-1, field.angle];
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 1) {
    const turn = { ...field, angle: field.angle + (degrees * Math.PI) / 180 };
    const change = changeOf(grey, turn);
    if (change > best) [best, angle] = [change, turn.angle];
  }
  return { ...field, angle };
};
