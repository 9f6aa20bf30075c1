/** Bars averaged along their height, and drawn again: noise and a low height need it. */
const BAND_HEIGHT = 24;

/** `top` and `bottom` are shares of the height. */
export const meansOf = ({ levels, width, height }, [top, bottom]) => {
  const from = Math.floor(height * top);
  const to = Math.max(from + 1, Math.floor(height * bottom));
  return Float32Array.from({ length: width }, (_, column) => {
    let sum = 0;
    for (let row = from; row < to; row += 1) sum += levels[row * width + column];
    return sum / (to - from);
  });
};

const bandOf = (row) => {
  const levels = new Uint8Array(row.length * BAND_HEIGHT);
  for (let at = 0; at < BAND_HEIGHT; at += 1) levels.set(row, at * row.length);
  return { levels, width: row.length, height: BAND_HEIGHT };
};

export const sharpened = (means, { sharpen, radius }) => {
  const last = means.length - 1;
  const row = Uint8ClampedArray.from(means, (mean, column) => {
    let sum = 0;
    for (let at = column - radius; at <= column + radius; at += 1)
      sum += means[Math.min(last, Math.max(0, at))];
    return Math.floor(mean + sharpen * (mean - sum / (2 * radius + 1)));
  });
  return bandOf(row);
};
