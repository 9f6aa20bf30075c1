/** A column whose largest entry is smaller has no solution that means anything. */
const SINGULAR = 1e-12;

/** Each equation is a row of coefficients and its result at the end. Undefined: no one solution. */
export const solve = (rows) => {
  const count = rows.length;
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1)
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    if (Math.abs(rows[column][column]) < SINGULAR) return undefined;
    for (let row = 0; row < count; row += 1) {
      const factor = row === column ? 0 : rows[row][column] / rows[column][column];
      if (factor === 0) continue;
      for (let at = column; at <= count; at += 1) rows[row][at] -= factor * rows[column][at];
    }
  }
  return rows.map((row, at) => row[count] / row[at]);
};

/** One observation of least squares. */
export const observe = (equations, row, value, weight = 1) => {
  const count = equations.length;
  for (let at = 0; at < count; at += 1) {
    if (row[at] === 0) continue;
    for (let other = 0; other < count; other += 1) equations[at][other] += row[at] * row[other] * weight;
    equations[at][count] += row[at] * value * weight;
  }
};

export const equationsOf = (count) => Array.from({ length: count }, () => new Float64Array(count + 1));
