/** The PNG predictors (PNG specification, section 9), which object and cross-reference streams use. */
import { DamagedError } from './parser.mjs';

const NONE = 1;
const FIRST_PNG = 10;
const LAST_PNG = 15;

const paeth = (left, up, upperLeft) => {
  const estimate = left + up - upperLeft;
  const [toLeft, toUp, toUpperLeft] = [left, up, upperLeft].map((value) => Math.abs(estimate - value));
  if (toLeft <= toUp && toLeft <= toUpperLeft) return left;
  return toUp <= toUpperLeft ? up : upperLeft;
};

/** Functions of the filter types that each row's first byte names. */
const estimates = [() => 0, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

export const unpredicted = (bytes, { predictor, colors, bits, columns }) => {
  if (predictor === NONE) return bytes;
  if (predictor < FIRST_PNG || predictor > LAST_PNG) throw new RangeError('Unusual predictor');
  const step = Math.max(1, (colors * bits) >> 3);
  const width = Math.ceil((colors * bits * columns) / 8);
  if (width < 1 || bytes.length % (width + 1) !== 0) throw new DamagedError('Rows that are cut off');
  const rows = bytes.length / (width + 1);
  const plain = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (width + 1);
    const estimate = estimates[bytes[from]];
    if (!estimate) throw new DamagedError('An unknown predictor of a row');
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const hasLeft = column >= step;
      const left = hasLeft ? plain[at - step] : 0;
      const up = row > 0 ? plain[at - width] : 0;
      const upperLeft = hasLeft && row > 0 ? plain[at - width - step] : 0;
      plain[at] = bytes[from + 1 + column] + estimate(left, up, upperLeft);
    }
  }
  return plain;
};
