import { equationsOf, observe, solve } from '../solve.mjs';

/** Numbers near one keep the sums exact. */
const [COLUMNS, PIXELS] = [20, 400];
/** Penalty for perspective: two short rows with little evidence could invent one. */
const [AGAINST_ALONG, AGAINST_ACROSS] = [0.0003, 0.01];
const ROUNDS = 2;
/** A speck beside its place by this part of the pitch counts half. */
const HALF_WEIGHT = 0.15;
const LOOK = 4;

const meanOf = (points, name) => points.reduce((sum, point) => sum + point[name], 0) / points.length;

const planeThrough = (points) => {
  const [column, line, x, y] = ['column', 'line', 'x', 'y'].map((name) => meanOf(points, name));
  const equations = equationsOf(8);
  for (const point of points) {
    const [k, j] = [(point.column - column) / COLUMNS, point.line - line];
    const [px, py] = [(point.x - x) / PIXELS, (point.y - y) / PIXELS];
    observe(equations, [k, j, 1, 0, 0, 0, -k * px, -j * px], px, point.weight);
    observe(equations, [0, 0, 0, k, j, 1, -k * py, -j * py], py, point.weight);
  }
  equations[6][6] += AGAINST_ALONG * points.length;
  equations[7][7] += AGAINST_ACROSS * points.length;
  const h = solve(equations);
  if (h === undefined) return undefined;
  return (atColumn, atLine) => {
    const [k, j] = [(atColumn - column) / COLUMNS, atLine - line];
    const depth = h[6] * k + h[7] * j + 1;
    return [
      ((h[0] * k + h[1] * j + h[2]) / depth) * PIXELS + x,
      ((h[3] * k + h[4] * j + h[5]) / depth) * PIXELS + y,
    ];
  };
};

const shiftOf = (row, base, way) => {
  if (row === base) return 0;
  const [ux, uy] = [Math.cos(base.direction), Math.sin(base.direction)];
  const middle = (base.first + base.last) / 2;
  const shifts = row.chain.map(({ column, speck }) => {
    const along = (speck.x - base.centre[0]) * ux + (speck.y - base.centre[1]) * uy;
    const guess = Math.round(middle + along / base.pitch);
    let [nearest, rest] = [guess, Infinity];
    for (let at = guess - LOOK; at <= guess + LOOK; at += 1) {
      const [x, y] = base.place(at);
      const away = (speck.x - x) * ux + (speck.y - y) * uy;
      if (Math.abs(away) < Math.abs(rest)) [nearest, rest] = [at, away];
    }
    return nearest + rest / base.pitch - way * column;
  });
  shifts.sort((one, other) => one - other);
  return Math.round(shifts[shifts.length >> 1]);
};

/**
 * The grid of a block: `plane` gives the place of a column and a line, `points` are its specks with theirs,
 * `first` and `last` the columns of the outermost. Undefined without a plane.
 */
export const gridOf = (block) => {
  const { base, members } = block;
  const points = members.flatMap(({ row, line }) => {
    const way = Math.cos(row.direction - base.direction) > 0 ? 1 : -1;
    const shift = shiftOf(row, base, way);
    return row.chain.map(({ column, speck }) => ({
      column: way * column + shift,
      line,
      x: speck.x,
      y: speck.y,
      weight: 1,
    }));
  });
  let plane = planeThrough(points);
  if (plane === undefined) return undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const point of points) {
      const [x, y] = plane(point.column, point.line);
      point.weight = 1 / (1 + (Math.hypot(point.x - x, point.y - y) / (HALF_WEIGHT * base.pitch)) ** 2);
    }
    plane = planeThrough(points) ?? plane;
  }
  const columns = points.map(({ column }) => column);
  return { ...block, plane, points, first: Math.min(...columns), last: Math.max(...columns) };
};
