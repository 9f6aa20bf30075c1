/** Ink is darker than the mean of its surroundings by this part of their deviation, and by some levels. */
const DEVIATIONS = 0.7;
const LEAST_LEVELS = 5;

/** A light blur against noise. */
const softened = ({ levels, width, height }) => {
  const soft = new Uint8Array(levels.length);
  for (let y = 0; y < height; y += 1) {
    const [up, at, down] = [Math.max(0, y - 1) * width, y * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [x > 0 ? x - 1 : 0, x < width - 1 ? x + 1 : x];
      const around = levels[up + x] + levels[down + x] + levels[at + left] + levels[at + right];
      soft[at + x] = (around + 4 * levels[at + x]) >> 3;
    }
  }
  return soft;
};

/** Returns 1 for each pixel of ink, else 0. `window`: the side of the surroundings in pixels. */
export const inkOf = (grey, window) => {
  const { width, height } = grey;
  const reach = Math.max(4, window >> 1);
  const soft = softened(grey);
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  const ink = new Uint8Array(soft.length);
  let rows = 0;
  const addRow = (y, sign) => {
    rows += sign;
    for (let x = 0; x < width; x += 1) {
      const level = soft[y * width + x];
      sums[x] += sign * level;
      squares[x] += sign * level * level;
    }
  };
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(y + reach, 1);
    if (y - reach - 1 >= 0) addRow(y - reach - 1, -1);
    let [sum, square, columns] = [0, 0, 0];
    const addColumn = (x, sign) => {
      columns += sign;
      sum += sign * sums[x];
      square += sign * squares[x];
    };
    for (let x = 0; x < Math.min(reach, width); x += 1) addColumn(x, 1);
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) addColumn(x + reach, 1);
      if (x - reach - 1 >= 0) addColumn(x - reach - 1, -1);
      const count = rows * columns;
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, square / count - mean * mean));
      const at = y * width + x;
      ink[at] = mean - soft[at] > Math.max(LEAST_LEVELS, DEVIATIONS * deviation) ? 1 : 0;
    }
  }
  return ink;
};
