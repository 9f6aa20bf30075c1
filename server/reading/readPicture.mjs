import { readCode39 } from './code39/readCode39.mjs';
import { LAYOUTS } from './mrz/layouts.mjs';
import { uncheckedAt } from './mrz/decode.mjs';
import { readMrz } from './mrz/readMrz.mjs';
import { specksOf } from './specks.mjs';
import { countTextRows } from './textRows.mjs';

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
 * certain, or undefined; `shape`: the layout of the lines that are seen, read or not; `noText`: no writing is
 * seen.
 */
export const readPicture = async (grey) => {
  const taxCode = await readCode39(grey);
  const found = specksOf(grey);
  const { reading, shape } = readMrz(grey, found);
  const isRead = taxCode !== undefined || shape !== undefined;
  return { taxCode, mrz: reading && linesOf(reading), shape, noText: !isRead && countTextRows(found) === 0 };
};
