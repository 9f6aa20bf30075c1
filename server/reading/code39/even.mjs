/** Evens out the light along a row of bars: a shadow's edge, or a lamp. */

/** A character is this part of a code, which has 18: in it are bars and gaps of both widths. */
const CHARACTER = 1 / 18;
/** Less change than this is noise, in levels. */
const LEAST_CHANGE = 6;

const extremesOf = (values, reach) => {
  const [least, largest] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let at = 0; at < values.length; at += 1) {
    let [low, high] = [Infinity, -Infinity];
    for (let near = Math.max(0, at - reach); near <= Math.min(values.length - 1, at + reach); near += 1) {
      if (values[near] < low) low = values[near];
      if (values[near] > high) high = values[near];
    }
    [least[at], largest[at]] = [low, high];
  }
  return { least, largest };
};

const smoothed = (values, reach) => {
  const sums = new Float64Array(values.length + 1);
  for (let at = 0; at < values.length; at += 1) sums[at + 1] = sums[at] + values[at];
  return values.map((_, at) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(values.length, at + reach + 1)];
    return (sums[to] - sums[from]) / (to - from);
  });
};

/** `length`: of the code, in columns. */
export const evened = (values, length) => {
  const reach = Math.round((length * CHARACTER) / 2);
  const { least, largest } = extremesOf(values, reach);
  const [dark, light] = [smoothed(least, reach), smoothed(largest, reach)];
  return values.map((value, at) => (255 * (value - dark[at])) / Math.max(LEAST_CHANGE, light[at] - dark[at]));
};
