/**
 * Recognises the characters of machine-readable lines (OCR-B): a network of one hidden layer over 20 by 28
 * grey values. glyphs.bin holds, as 32-bit floats: the number of hidden units; their scales and biases; those
 * of the characters; then as 8-bit integers the weights of the hidden units and of the characters.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS } from './characters.mjs';

export const [COLUMNS, ROWS] = [20, 28];
const PIXELS = COLUMNS * ROWS;
/** The range of the grey values, in standard deviations from their mean: ink is positive. */
const [LEAST, MOST] = [-2.4, 3.97];

const bytes = readFileSync(join(import.meta.dirname, 'glyphs.bin'));
const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
const [HIDDEN] = new Float32Array(file, 0, 1);
const floats = new Float32Array(file, 4, 2 * (HIDDEN + CHARACTERS.length));
const integers = new Int8Array(file, 4 + floats.byteLength);

const weightsOf = (from, units, inputs, scales) =>
  Float32Array.from(
    { length: units * inputs },
    (_, at) => integers[from + at] * scales[Math.floor(at / inputs)],
  );

const hiddenWeights = weightsOf(0, HIDDEN, PIXELS, floats.subarray(0, HIDDEN));
const hiddenBiases = floats.subarray(HIDDEN, 2 * HIDDEN);
const [scalesAt, biasesAt] = [2 * HIDDEN, 2 * HIDDEN + CHARACTERS.length];
const weights = weightsOf(HIDDEN * PIXELS, CHARACTERS.length, HIDDEN, floats.subarray(scalesAt, biasesAt));
const biases = floats.subarray(biasesAt);
const hidden = new Float32Array(HIDDEN);

const normalise = (patch) => {
  let [sum, squares] = [0, 0];
  for (const level of patch) {
    sum += level;
    squares += level * level;
  }
  const mean = sum / PIXELS;
  const deviation = Math.sqrt(Math.max(1e-6, squares / PIXELS - mean * mean));
  for (let at = 0; at < PIXELS; at += 1)
    patch[at] = Math.min(MOST, Math.max(LEAST, (mean - patch[at]) / deviation));
};

/** The sums of the 96 hidden units, four at a time: each grey value is fetched once for all four. */
const fillHidden = (patch) => {
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((next) => (unit + next) * PIXELS);
    let [a, b, c, d] = [0, 1, 2, 3].map((next) => hiddenBiases[unit + next]);
    for (let at = 0; at < PIXELS; at += 1) {
      const level = patch[at];
      a += hiddenWeights[first + at] * level;
      b += hiddenWeights[second + at] * level;
      c += hiddenWeights[third + at] * level;
      d += hiddenWeights[fourth + at] * level;
    }
    hidden[unit] = Math.max(0, a);
    hidden[unit + 1] = Math.max(0, b);
    hidden[unit + 2] = Math.max(0, c);
    hidden[unit + 3] = Math.max(0, d);
  }
};

/** The logarithm of each character's probability, in the order of CHARACTERS. Overwrites the patch. */
export const classify = (patch) => {
  normalise(patch);
  fillHidden(patch);
  const logs = new Float32Array(CHARACTERS.length);
  for (let character = 0; character < CHARACTERS.length; character += 1) {
    let sum = biases[character];
    for (let unit = 0; unit < HIDDEN; unit += 1) sum += weights[character * HIDDEN + unit] * hidden[unit];
    logs[character] = sum;
  }
  const top = Math.max(...logs);
  const total = top + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - top), 0));
  return logs.map((one) => one - total);
};
