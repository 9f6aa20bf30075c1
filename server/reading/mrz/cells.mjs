import { sampleRow } from '../grey.mjs';
import { classify, COLUMNS, ROWS } from './glyphs.mjs';

/** What a cell shows of its column and line, in columns from its middle: a part of its neighbours, too. */
const [HALF_WIDTH, HALF_HEIGHT] = [0.6, 0.84];
/** Specks this many columns away count a third for the bend of a line. */
const REACH = 6;
/** Against a bend where there are few specks. */
const [AGAINST_SHIFT, AGAINST_TURN] = [0.35, 8];
/** A line with fewer specks has no bend of its own. */
const FEWEST = 14;

/**
 * What the plane leaves over near a column: a straight line through the specks around it, nearer ones
 * counting more. So a bent page is followed, and a narrow letter, which is not in the middle of its cell,
 * moves its neighbours' places little.
 */
const bendOf = (points, name) => (column) => {
  let [w0, w1, w2, s0, s1] = [AGAINST_SHIFT, 0, AGAINST_TURN, 0, 0];
  for (const point of points) {
    const away = point.column - column;
    const weight = point.weight * Math.exp(-((away / REACH) ** 2));
    w0 += weight;
    w1 += weight * away;
    w2 += weight * away * away;
    s0 += weight * point[name];
    s1 += weight * away * point[name];
  }
  return (s0 * w2 - s1 * w1) / (w0 * w2 - w1 * w1);
};

const none = () => 0;
const bendsOf = ({ plane, points }, line) => {
  const own = points.filter((point) => point.line === line);
  if (own.length < FEWEST) return [none, none];
  const away = own.map(({ column, weight, x, y }) => {
    const [planeX, planeY] = plane(column, line);
    return { column, weight, x: x - planeX, y: y - planeY };
  });
  return [bendOf(away, 'x'), bendOf(away, 'y')];
};

/** The middle, width and height of the cell are in pixels. */
const fillPatch = (patch, grey, [middleX, middleY], [alongX, alongY], [acrossX, acrossY]) => {
  const step = [(alongX * 2 * HALF_WIDTH) / COLUMNS, (alongY * 2 * HALF_WIDTH) / COLUMNS];
  const left = COLUMNS / 2 - 0.5;
  for (let row = 0; row < ROWS; row += 1) {
    const across = ((row + 0.5) / ROWS - 0.5) * 2 * HALF_HEIGHT;
    const startX = middleX + across * acrossX - step[0] * left;
    const startY = middleY + across * acrossY - step[1] * left;
    sampleRow(grey, [startX, startY], step, { row: patch, at: row * COLUMNS, count: COLUMNS });
  }
};

/**
 * The cells of a grid, each looked at once: the logarithms of the characters' probabilities. `spacing`: of
 * the lines, in columns. `sign`: -1 where the grid is upside down.
 */
export const cellsOf = (grey, grid, { spacing, sign }) => {
  const { plane } = grid;
  const [bends, cells] = [new Map(), new Map()];
  const patch = new Float32Array(COLUMNS * ROWS);
  const bendsAt = (line) => {
    if (!bends.has(line)) bends.set(line, bendsOf(grid, line));
    return bends.get(line);
  };
  const look = (column, line) => {
    const [bendX, bendY] = bendsAt(line);
    // Within a cell the plane is straight enough.
    const [x, y] = plane(column, line);
    const [[rightX, rightY], [leftX, leftY]] = [plane(column + 0.5, line), plane(column - 0.5, line)];
    const [[downX, downY], [upX, upY]] = [plane(column, line + 0.25), plane(column, line - 0.25)];
    const down = (2 / spacing) * sign;
    fillPatch(
      patch,
      grey,
      [x + bendX(column), y + bendY(column)],
      [(rightX - leftX) * sign, (rightY - leftY) * sign],
      [(downX - upX) * down, (downY - upY) * down],
    );
    return classify(patch);
  };
  return (column, line) => {
    const key = line * 1000 + column;
    if (!cells.has(key)) cells.set(key, look(column, line));
    return cells.get(key);
  };
};
