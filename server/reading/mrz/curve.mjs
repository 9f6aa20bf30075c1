import { equationsOf, observe, solve } from '../solve.mjs';

/** A parabola: a page that is bent, or a lens. */
const DEGREE = 2;
const ROUNDS = 3;
/** Specks beside the curve by more, in steps, or than so many mean errors, are not of the row. */
const LEAST_ERROR = 0.22;
const ERRORS = 2.2;
const FEWEST = 8;

const parabola = (places, values) => {
  const equations = equationsOf(DEGREE + 1);
  places.forEach((place, at) => observe(equations, [1, place, place * place], values[at]));
  const factors = solve(equations);
  return factors && ((place) => factors[0] + place * (factors[1] + place * factors[2]));
};

/** Undefined where the specks lie on no curve. */
const placing = (chain) => {
  const [first, last] = [chain[0].column, chain.at(-1).column];
  const [middle, half] = [(first + last) / 2, Math.max(1, (last - first) / 2)];
  const scaled = (column) => (column - middle) / half;
  const columns = chain.map(({ column }) => scaled(column));
  const x = parabola(columns, chain.map(({ speck }) => speck.x)); // prettier-ignore
  const y = parabola(columns, chain.map(({ speck }) => speck.y)); // prettier-ignore
  return x && y && ((column) => [x(scaled(column)), y(scaled(column))]);
};

/**
 * `pitch`: the distance of two columns in pixels; `error`: the mean one in pitches. Undefined without a
 * curve.
 */
export const rowOf = (chain) => {
  let kept = chain;
  for (let round = 1; ; round += 1) {
    const place = placing(kept);
    if (place === undefined) return undefined;
    const [first, last] = [kept[0].column, kept.at(-1).column];
    const [[startX, startY], [endX, endY]] = [place(first), place(last)];
    const pitch = Math.hypot(endX - startX, endY - startY) / (last - first);
    const errors = kept.map(({ column, speck }) => {
      const [x, y] = place(column);
      return Math.hypot(speck.x - x, speck.y - y) / pitch;
    });
    const error = Math.sqrt(errors.reduce((sum, one) => sum + one * one, 0) / errors.length);
    const better = kept.filter((_, at) => errors[at] < Math.max(LEAST_ERROR, ERRORS * error));
    if (round === ROUNDS || better.length === kept.length || better.length < FEWEST) {
      const direction = Math.atan2(endY - startY, endX - startX);
      return { place, first, last, pitch, error, chain: kept, direction, centre: place((first + last) / 2) };
    }
    kept = better;
  }
};
