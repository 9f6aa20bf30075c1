import { CHARACTERS } from './characters.mjs';
import { isChecked, LAYOUTS, SETS, textAt } from './layouts.mjs';

/** Mean logarithm of the probability of all characters. */
export const LEAST_MEAN = -0.3;
/** Each character that a check digit covers has at least this probability, as its logarithm: 0.3. */
const LEAST_EACH = -1.2;
/** Another character that the check digits allow is less likely by this, as a logarithm: 4.5 times. */
const LEAST_LEAD = 1.5;
/** And two others together by this: what looks like O once in a picture looks like it everywhere. */
const LEAST_LEAD_OF_TWO = 7;
/** Fields without a check digit are returned only if each character has this probability. */
const LEAST_UNCHECKED = Math.log(0.97);
const ITALY = 'ITA';

const likeliest = (logs, set) => {
  let best = -1;
  for (let at = 0; at < logs.length; at += 1) if (set[at] && (best < 0 || logs[at] > logs[best])) best = at;
  return best;
};

const linesOf = (cells, masks) =>
  cells.map((line, row) =>
    line.map((logs, column) => CHARACTERS[likeliest(logs, SETS[masks[row][column]])]).join(''),
  );

/** Italian numbers have a shape of their own, see layouts.mjs. */
const masksFor = ({ masks, number: [row, from, to], italian }, lines) => {
  if (lines[0][0] !== italian.kind || lines[0].slice(2, 5) !== ITALY) return masks;
  return masks.map((mask, line) =>
    line === row ? mask.slice(0, from) + italian.mask + mask.slice(to) : mask,
  );
};

export const mostOf = (logs) => {
  let most = -Infinity;
  for (let at = 0; at < logs.length; at += 1) if (logs[at] > most) most = logs[at];
  return most;
};

/** Returns {name, lines, cells, masks, mean}. */
export const decode = (name, cells) => {
  const layout = LAYOUTS[name];
  const masks = masksFor(layout, linesOf(cells, layout.masks));
  const lines = linesOf(cells, masks);
  let sum = 0;
  cells.forEach((line, row) =>
    line.forEach((logs, column) => (sum += logs[CHARACTERS.indexOf(lines[row][column])])),
  );
  return { name, lines, cells, masks, mean: sum / (lines.length * layout.columns) };
};

const isDate = (text) => {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
};

/** Line and column of what the check digits cover, and of the last of them. */
const placesOf = ({ composite, at }) => [
  ...composite.flatMap(([row, from, to]) =>
    Array.from({ length: to - from }, (_, offset) => [row, from + offset]),
  ),
  at,
];

const othersAt = ({ lines, cells, masks }, [row, column]) => {
  const logs = cells[row][column];
  const own = logs[CHARACTERS.indexOf(lines[row][column])];
  return Array.from(CHARACTERS, (character, at) => ({ row, column, character, loss: own - logs[at] })).filter(
    ({ character, loss }) =>
      character !== lines[row][column] &&
      loss < LEAST_LEAD_OF_TWO &&
      SETS[masks[row][column]][CHARACTERS.indexOf(character)],
  );
};

const exchanged = (lines, others) =>
  lines.map((line, at) =>
    others.reduce(
      (text, { row, column, character }) =>
        row === at ? text.slice(0, column) + character + text.slice(column + 1) : text,
      line,
    ),
  );

/**
 * Whether no other reading with one or two other characters is nearly as likely and has right check digits: G
 * and 6, L and 1 give the same digits, and two O in place of two 0 may.
 */
const isAlone = (reading, layout) => {
  const others = placesOf(layout).flatMap((place) => othersAt(reading, place));
  const isReading = (exchanges) => isChecked(layout, exchanged(reading.lines, exchanges));
  return others.every(
    (one, at) =>
      (one.loss >= LEAST_LEAD || !isReading([one])) &&
      others
        .slice(at + 1)
        .every((other) => one.loss + other.loss >= LEAST_LEAD_OF_TWO || !isReading([one, other])),
  );
};

/**
 * Whether a reading counts. Check digits are not enough, see isAlone. What they refuse is not repaired: of
 * five wrong readings in 893 pictures, four came from that.
 */
export const isAccepted = (reading) => {
  const { name, lines, cells, mean } = reading;
  const layout = LAYOUTS[name];
  if (mean < LEAST_MEAN || !layout.kinds.includes(lines[0][0]) || !isChecked(layout, lines)) return false;
  if (!isDate(textAt(lines, layout.birthDate)) || !isDate(textAt(lines, layout.expiryDate))) return false;
  const isLikely = placesOf(layout).every(
    ([row, column]) => cells[row][column][CHARACTERS.indexOf(lines[row][column])] >= LEAST_EACH,
  );
  return isLikely && isAlone(reading, layout);
};

/** Undefined unless each character is all but certain. */
export const uncheckedAt = ({ lines, cells }, [row, from, to]) => {
  const isCertain = cells[row]
    .slice(from, to)
    .every((logs, at) => logs[CHARACTERS.indexOf(lines[row][from + at])] > LEAST_UNCHECKED);
  return isCertain ? lines[row].slice(from, to).replace(/<+$/, '') : undefined;
};
