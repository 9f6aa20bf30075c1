/** Rows of text of any kind: specks of one height on a straight line, each within two heights of the next. */
const ALIKE = 1.5;
const STEP = 1.9;
const [NEAREST_START, NEAREST] = [0.4, 0.3];
const OFF_LINE = 0.28;
const SMALLER = 1.6;
const LONGEST = 60;
const FEWEST = 7;

const nextOn = (near, first, at, [ux, uy], size) => {
  let [next, distance] = [undefined, Infinity];
  near(at.x + ux * size, at.y + uy * size, size * 1.2, (speck) => {
    const along = (speck.x - at.x) * ux + (speck.y - at.y) * uy;
    const across = (speck.x - first.x) * uy - (speck.y - first.y) * ux;
    if (along <= size * NEAREST || along >= size * STEP || along >= distance) return;
    if (Math.abs(across) >= size * OFF_LINE || speck.size >= size * ALIKE || size >= speck.size * SMALLER)
      return;
    [next, distance] = [speck, along];
  });
  return next;
};

const rowFrom = (near, first, second) => {
  const distance = Math.hypot(second.x - first.x, second.y - first.y);
  const direction = [(second.x - first.x) / distance, (second.y - first.y) / distance];
  const row = [first, second];
  while (row.length < LONGEST) {
    const next = nextOn(near, first, row.at(-1), direction, (first.size + second.size) / 2);
    if (next === undefined) break;
    row.push(next);
  }
  return row;
};

/** Each row is a list of specks. */
export const textRowsOf = ({ specks, near }, most = Infinity) => {
  const inRow = new Set();
  const rows = [];
  for (const speck of specks) {
    if (rows.length >= most) break;
    if (inRow.has(speck)) continue;
    near(speck.x, speck.y, speck.size * STEP, (other) => {
      const distance = Math.hypot(other.x - speck.x, other.y - speck.y);
      const isAlike = speck.size < other.size * ALIKE && other.size < speck.size * ALIKE;
      if (inRow.has(speck) || other === speck || !isAlike || distance < speck.size * NEAREST_START) return;
      const row = rowFrom(near, speck, other);
      if (row.length < FEWEST) return;
      rows.push(row);
      for (const one of row) inRow.add(one);
    });
  }
  return rows;
};
