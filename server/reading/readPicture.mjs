import { readCode39 } from './code39/readCode39.mjs';
import { LAYOUTS } from './mrz/layouts.mjs';
import { uncheckedAt } from './mrz/decode.mjs';
import { readMrz } from './mrz/readMrz.mjs';
import { isOneSide } from './oneSide.mjs';
import { specksOf } from './specks.mjs';
import { textRowsOf } from './textRows.mjs';

const linesOf = (reading) => {
  const { sex, nationality, names } = LAYOUTS[reading.name];
  return {
    kind: reading.name,
    lines: reading.lines,
    unchecked: {
      sex: uncheckedAt(reading, sex),
      nationality: uncheckedAt(reading, nationality),
      names: uncheckedAt(reading, names),
    },
  };
};

/**
 * Reads a grey picture, within which a document lies anyhow. Returns `taxCode` in Code 39, or undefined;
 * `mrz`: machine-readable lines whose check digits are right, with what no digit covers where it is all but
 * certain, or undefined; `shape`: the layout of the lines that are seen, read or not; `isOneSide`: a card's
 * other side is not in the picture; `noText`: no writing is seen.
 */
export const readPicture = async (grey) => {
  const code39 = await readCode39(grey);
  const found = specksOf(grey);
  const { reading, shape, place } = readMrz(grey, found);
  const isRead = code39 !== undefined || shape !== undefined;
  return {
    taxCode: code39?.taxCode,
    mrz: reading && linesOf(reading),
    shape,
    isOneSide: isRead && isOneSide(grey, found, place ?? code39.place),
    noText: !isRead && textRowsOf(found, 1).length === 0,
  };
};
