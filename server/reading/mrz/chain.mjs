/** How far from where it is expected the next speck may be, in steps; more after each place without one. */
const REACH = 0.26;
const REACH_AFTER_MISS = 0.05;
const MISSES = 3;
/** A row has at most 44 letters; what is longer is a pattern. */
const LONGEST = 60;
const LEARN_STEP = 0.22;
const LEARN_SIZE = 0.1;
/** The share of what was found in the next place: a narrow letter is not in the middle of its cell. */
const FOUND_ALONG = 0.55;
const FOUND_ACROSS = 0.65;
const LARGER = 1.7;
const SMALLER = 1.9;

const extend = (near, chain, from, step, way) => {
  let { column, speck: at } = from;
  let [dx, dy] = step;
  let { x, y, size } = at;
  let misses = 0;
  while (misses < MISSES && chain.length < LONGEST) {
    x += dx;
    y += dy;
    column += way;
    let nearest;
    let distance = Math.hypot(dx, dy) * (REACH + REACH_AFTER_MISS * misses);
    const [expectedX, expectedY, expectedSize] = [x, y, size];
    near(x, y, distance, (speck) => {
      const away = Math.hypot(speck.x - expectedX, speck.y - expectedY);
      if (away >= distance || speck.size >= expectedSize * LARGER || expectedSize >= speck.size * SMALLER)
        return;
      nearest = speck;
      distance = away;
    });
    if (nearest === undefined) {
      misses += 1;
      continue;
    }
    const steps = misses + 1;
    dx += LEARN_STEP * ((nearest.x - at.x) / steps - dx);
    dy += LEARN_STEP * ((nearest.y - at.y) / steps - dy);
    size += LEARN_SIZE * (nearest.size - size);
    x += FOUND_ALONG * (nearest.x - x);
    y += FOUND_ACROSS * (nearest.y - y);
    at = nearest;
    misses = 0;
    chain.push({ column, speck: nearest });
  }
};

/** From two neighbours on, both ways: {column, speck} in order. */
export const chainFrom = (near, first, second) => {
  const chain = [
    { column: 0, speck: first },
    { column: 1, speck: second },
  ];
  const [dx, dy] = [second.x - first.x, second.y - first.y];
  const size = (first.size + second.size) / 2;
  extend(near, chain, { column: 1, speck: { ...second, size } }, [dx, dy], 1);
  extend(near, chain, { column: 0, speck: { ...first, size } }, [-dx, -dy], -1);
  return chain.sort((one, other) => one.column - other.column);
};
