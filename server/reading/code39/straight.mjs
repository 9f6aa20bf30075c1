import { levelAt } from '../grey.mjs';

/** A code has empty margins of this part of its length, and some pixels. */
const MARGIN = 0.09;
const MARGIN_PX = 12;
const LEAST_HEIGHT = 24;
/** Blocks give the direction within so many degrees. */
const MOST_DEGREES = 9;
/** Enough to compare directions. */
const COMPARED_PX = 500;
const COMPARED_HEIGHT = 0.7;
const BAND_HEIGHT = 24;

/** The field turned straight: `zoom` times as fine as the picture, `share` of the field's height. */
export const straightened = (grey, { x, y, angle, length, height }, zoom, share) => {
  const margin = length * MARGIN + MARGIN_PX;
  const columns = Math.round((length + 2 * margin) * zoom);
  const rows = Math.max(LEAST_HEIGHT, Math.round(height * share * zoom));
  const levels = new Uint8Array(columns * rows);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [along, across] = [(column - columns / 2) / zoom, (row - rows / 2) / zoom];
      const level = levelAt(grey, x + along * ux - across * uy, y + along * uy + across * ux);
      levels[row * columns + column] = Math.round(level);
    }
  return { levels, width: columns, height: rows };
};

/** How much the columns' means change from one to the next: most where the bars stand upright. */
const changeOf = ({ levels, width, height }) => {
  let [change, before] = [0, 0];
  for (let column = 0; column < width; column += 1) {
    let sum = 0;
    for (let row = 0; row < height; row += 2) sum += levels[row * width + column];
    const mean = sum / Math.ceil(height / 2);
    if (column > 0) change += (mean - before) ** 2;
    before = mean;
  }
  return change;
};

/** The field with the direction in which its bars are strongest. */
export const turned = (grey, field) => {
  let [best, angle] = [-1, field.angle];
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 1) {
    const turn = { ...field, angle: field.angle + (degrees * Math.PI) / 180 };
    const change = changeOf(
      straightened(grey, turn, Math.min(1, COMPARED_PX / field.length), COMPARED_HEIGHT),
    );
    if (change > best) [best, angle] = [change, turn.angle];
  }
  return { ...field, angle };
};

/** The means of the columns between two shares of the height, sharpened, drawn as bars again. */
export const averaged = ({ levels, width, height }, [top, bottom], { sharpen, radius }) => {
  const from = Math.floor(height * top);
  const to = Math.max(from + 1, Math.floor(height * bottom));
  const means = Float32Array.from({ length: width }, (_, column) => {
    let sum = 0;
    for (let row = from; row < to; row += 1) sum += levels[row * width + column];
    return sum / (to - from);
  });
  const row = Uint8ClampedArray.from(means, (mean, column) => {
    let sum = 0;
    for (let at = column - radius; at <= column + radius; at += 1)
      sum += means[Math.min(width - 1, Math.max(0, at))];
    return Math.floor(mean + sharpen * (mean - sum / (2 * radius + 1)));
  });
  const band = new Uint8Array(width * BAND_HEIGHT);
  for (let at = 0; at < BAND_HEIGHT; at += 1) band.set(row, at * width);
  return { levels: band, width, height: BAND_HEIGHT };
};
