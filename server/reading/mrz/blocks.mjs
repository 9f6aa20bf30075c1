/** The longest row of a block has at least so many letters. */
const FEWEST = 18;
/** Rows of a block: nearly parallel, of nearly one pitch, beside each other, at most three. */
const MOST_TURN = 0.09;
const PITCH_DIFFERENCE = 0.12;
const MOST_ALONG = 26;
const [NEAREST, NEXT, FARTHEST] = [1.15, 3.3, 6];
const OTHER_SPACING = 0.2;
const OFF_SPACING = 0.2;
const MOST_SPACINGS = 4;
const MOST_ROWS = 3;

const turnBetween = (one, other) => {
  const turn = Math.abs(one.direction - other.direction) % Math.PI;
  return turn > Math.PI / 2 ? Math.PI - turn : turn;
};

/** Their distance across the row is in pitches: above it below zero. */
const matesOf = (base, rows) => {
  const [ux, uy] = [Math.cos(base.direction), Math.sin(base.direction)];
  const mates = [];
  for (const row of rows) {
    if (row === base || turnBetween(row, base) > MOST_TURN) continue;
    if (Math.abs(row.pitch / base.pitch - 1) > PITCH_DIFFERENCE) continue;
    const [x, y] = row.centre;
    const along = ((x - base.centre[0]) * ux + (y - base.centre[1]) * uy) / base.pitch;
    if (Math.abs(along) > MOST_ALONG) continue;
    const [besideX, besideY] = base.place((base.first + base.last) / 2 + along);
    const apart = (ux * (y - besideY) - uy * (x - besideX)) / base.pitch;
    if (Math.abs(apart) >= NEAREST && Math.abs(apart) <= FARTHEST) mates.push({ row, apart });
  }
  return mates.sort((one, other) => other.row.chain.length - one.row.chain.length);
};

/** Printers keep different distances between the rows, so each neighbour proposes one. */
const spacingsOf = (mates) => {
  const spacings = [];
  for (const { apart } of mates) {
    const spacing = Math.abs(apart);
    if (spacing < NEXT && !spacings.some((one) => Math.abs(one - spacing) < OTHER_SPACING))
      spacings.push(spacing);
  }
  return spacings.slice(0, MOST_SPACINGS);
};

const blockOf = (base, mates, spacing) => {
  const members = [{ row: base, line: 0 }];
  for (const { row, apart } of mates) {
    const line = Math.round(apart / spacing);
    if (line === 0 || Math.abs(line) >= MOST_ROWS || Math.abs(apart / spacing - line) > OFF_SPACING) continue;
    if (!members.some((one) => one.line === line)) members.push({ row, line });
  }
  const lines = members.map(({ line }) => line);
  const letters = members.reduce((sum, { row }) => sum + row.chain.length, 0);
  return { base, members, spacing, low: Math.min(...lines), high: Math.max(...lines), letters };
};

/** Those with the most letters first. */
export const blocksOf = (rows) => {
  const blocks = [];
  const seen = new Set();
  for (const base of rows) {
    if (base.chain.length < FEWEST) continue;
    const mates = matesOf(base, rows);
    for (const spacing of spacingsOf(mates)) {
      const block = blockOf(base, mates, spacing);
      if (block.high - block.low < MOST_ROWS) blocks.push(block);
    }
  }
  return blocks
    .sort((one, other) => other.letters - one.letters)
    .filter(({ spacing, members }) => {
      const key = `${spacing.toFixed(1)}:${members
        .map(({ row }) => rows.indexOf(row))
        .sort()
        .join()}`;
      return !seen.has(key) && seen.add(key);
    });
};
