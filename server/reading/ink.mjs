/** Ink is darker than the mean of its surroundings by this part of their deviation, and by some levels. */
const DEVIATIONS = 0.7;
const LEAST_LEVELS = 5;

/** A light blur against noise. */
const soften = (row, middle, above, below) => {
  const end = row.length - 1;
  row[0] = (above[0] + below[0] + 5 * middle[0] + middle[Math.min(1, end)]) >> 3;
  row[end] = (above[end] + below[end] + 5 * middle[end] + middle[Math.max(0, end - 1)]) >> 3;
  for (let x = 1; x < end; x += 1)
    row[x] = (above[x] + below[x] + middle[x - 1] + middle[x + 1] + 4 * middle[x]) >> 3;
};

const softened = ({ levels, width, height }) => {
  const soft = new Uint8Array(levels.length);
  const rowOf = (pixels, y) => pixels.subarray(y * width, (y + 1) * width);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [rowOf(levels, Math.max(0, y - 1)), rowOf(levels, Math.min(height - 1, y + 1))];
    soften(rowOf(soft, y), rowOf(levels, y), above, below);
  }
  return soft;
};

const moveSums = ({ sums, squares, margin }, added, removed) => {
  for (let x = 0; x < added.length; x += 1) {
    const more = added[x];
    const less = removed[x];
    sums[margin + x] += more - less;
    squares[margin + x] += more * more - less * less;
  }
};

const extentAt = (at, reach, end) => Math.min(at + reach, end - 1) - Math.max(at - reach, 0) + 1;

/** `rows`: how many there are in the sums. */
const markRow = (ink, row, { sums, squares, counts, margin }, rows) => {
  const ahead = 2 * margin - 1;
  let [sum, square] = [0, 0];
  for (let at = 0; at < ahead; at += 1) {
    sum += sums[at];
    square += squares[at];
  }
  for (let x = 0; x < row.length; x += 1) {
    sum += sums[x + ahead] - sums[x];
    square += squares[x + ahead] - squares[x];
    const count = rows * counts[x];
    // The difference to the mean, times the count: most pixels need no deviation.
    const darker = sum - count * row[x];
    if (darker <= LEAST_LEVELS * count) continue;
    const variance = square * count - sum * sum;
    if (darker * darker > DEVIATIONS * DEVIATIONS * variance) ink[x] = 1;
  }
};

/** 1 for each pixel of ink, else 0. `window`: the side of the surroundings in pixels. */
export const inkOf = (grey, window) => {
  const { width, height } = grey;
  const reach = Math.max(4, window >> 1);
  // The columns beside the picture are empty, as the rows above and below it.
  const margin = reach + 1;
  const none = new Uint8Array(width);
  const soft = softened(grey);
  const ink = new Uint8Array(soft.length);
  const rowOf = (pixels, y) => (y < 0 || y >= height ? none : pixels.subarray(y * width, (y + 1) * width));
  const columns = {
    sums: new Int32Array(width + 2 * margin),
    squares: new Int32Array(width + 2 * margin),
    counts: Int32Array.from(none, (_, x) => extentAt(x, reach, width)),
    margin,
  };
  for (let y = 0; y < reach; y += 1) moveSums(columns, rowOf(soft, y), none);
  for (let y = 0; y < height; y += 1) {
    moveSums(columns, rowOf(soft, y + reach), rowOf(soft, y - reach - 1));
    markRow(rowOf(ink, y), rowOf(soft, y), columns, extentAt(y, reach, height));
  }
  return ink;
};
