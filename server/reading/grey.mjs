/** A grey picture: `levels` holds a byte a pixel, row by row, 0 is black. */

/** Paper, where a place lies outside the picture. */
const OUTSIDE = 200;

export const levelAt = ({ levels, width, height }, x, y) => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return OUTSIDE;
  const [right, down, at] = [x - left, y - top, top * width + left];
  const above = levels[at] * (1 - right) + levels[at + 1] * right;
  const below = levels[at + width] * (1 - right) + levels[at + width + 1] * right;
  return above * (1 - down) + below * down;
};
