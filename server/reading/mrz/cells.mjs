import { levelAt } from '../grey.mjs';
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

/**
 * The logarithms of the characters' probabilities in each cell of a line, by its column. `spacing`: of the
 * lines, in columns. `sign`: -1 where the grid is upside down.
 */
export const cellsOf = (grey, grid, line, { pad, spacing, sign }) => {
  const { plane, first, last } = grid;
  const [bendX, bendY] = bendsOf(grid, line);
  const patch = new Float32Array(COLUMNS * ROWS);
  const cells = new Map();
  for (let column = first - pad; column <= last + pad; column += 1) {
    // Within a cell the plane is straight enough.
    const [x, y] = plane(column, line);
    const [[rightX, rightY], [leftX, leftY]] = [plane(column + 0.5, line), plane(column - 0.5, line)];
    const [[downX, downY], [upX, upY]] = [plane(column, line + 0.25), plane(column, line - 0.25)];
    const [alongX, alongY] = [(rightX - leftX) * sign, (rightY - leftY) * sign];
    const [acrossX, acrossY] = [(downX - upX) * (2 / spacing) * sign, (downY - upY) * (2 / spacing) * sign];
    const [middleX, middleY] = [x + bendX(column), y + bendY(column)];
    for (let row = 0; row < ROWS; row += 1)
      for (let at = 0; at < COLUMNS; at += 1) {
        const along = ((at + 0.5) / COLUMNS - 0.5) * 2 * HALF_WIDTH;
        const across = ((row + 0.5) / ROWS - 0.5) * 2 * HALF_HEIGHT;
        patch[row * COLUMNS + at] = levelAt(
          grey,
          middleX + along * alongX + across * acrossX,
          middleY + along * alongY + across * acrossY,
        );
      }
    cells.set(column, classify(patch));
  }
  return cells;
};
