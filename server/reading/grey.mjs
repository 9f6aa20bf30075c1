/** A grey picture: `levels` holds a byte a pixel, row by row, 0 is black. */

/** Paper, where a place lies outside the picture. */
const OUTSIDE = 200;

/** `count` places, `step` pixels apart from `start` on. */
export const sampleRow = (grey, [startX, startY], [stepX, stepY], { row, at, count }) => {
  const { levels, width, height } = grey;
  for (let place = 0; place < count; place += 1) {
    const x = startX + place * stepX;
    const y = startY + place * stepY;
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) {
      row[at + place] = OUTSIDE;
      continue;
    }
    const left = Math.trunc(x);
    const top = Math.trunc(y);
    const right = x - left;
    const pixel = top * width + left;
    const above = levels[pixel] + (levels[pixel + 1] - levels[pixel]) * right;
    const below = levels[pixel + width] + (levels[pixel + width + 1] - levels[pixel + width]) * right;
    row[at + place] = above + (below - above) * (y - top);
  }
};
