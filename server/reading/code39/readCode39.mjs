/** A tessera sanitaria and a CIE's back have the tax code in Code 39. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { meansOf, sharpened } from './bands.mjs';
import { barFieldsOf } from './barFields.mjs';
import { evened } from './even.mjs';
import { leant } from './leaning.mjs';
import { straightened, turned } from './straight.mjs';
import { isTaxCode } from './taxCode.mjs';

// Loaded from the package: by itself it would come from the network.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
});

const WHOLE = {
  formats: ['Code39'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
  minLineCount: 2,
};
const STRAIGHT = { ...WHOLE, tryRotate: false, tryDownscale: false };
/** Blocks a side: large ones for noisy pictures, small ones for low bars. */
const BLOCKS_A_SIDE = [140, 95];
const SMALLEST_BLOCK_PX = 7;
/** Tolerances for the same field at two block sizes: its middle in heights, and its length. */
const [SAME_PLACE, SAME_LENGTH] = [0.3, 0.15];
/** A field is read at this length in pixels, at most so many times as fine as the picture. */
const READ_PX = 1400;
const MOST_ZOOM = 3;
const FINER = 1.6;
const PARTS = [
  [0.3, 0.7],
  [0.1, 0.4],
  [0.6, 0.9],
];
const BLUNT = { sharpen: 0, radius: 1 };
const BINARIZERS = ['LocalAverage', 'GlobalHistogram'];

/** As a file of the format PGM: pixels would be turned into colours, and back into grey. */
const pgmOf = ({ levels, width, height }) => {
  const head = Buffer.from(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + levels.length);
  file.set(head);
  file.set(levels, head.length);
  return file;
};

const taxCodeIn = async (grey, options) =>
  (await readBarcodes(pgmOf(grey), options)).find(({ text }) => isTaxCode(text));

/** The bars of a tessera sanitaria or CIE are about as long as this. */
const BARS_MM = 60;

/** `mm`: how many pixels a millimetre has. */
const placeOf = ({ x, y, angle, length }) => ({ x, y, angle, mm: length / BARS_MM });

const fieldAt = ({ topLeft, topRight, bottomLeft, bottomRight }) => {
  const middle = (...points) => [
    points.reduce((sum, { x }) => sum + x, 0) / points.length,
    points.reduce((sum, { y }) => sum + y, 0) / points.length,
  ];
  const [[leftX, leftY], [rightX, rightY]] = [middle(topLeft, bottomLeft), middle(topRight, bottomRight)];
  const [x, y] = middle(topLeft, topRight, bottomLeft, bottomRight);
  const angle = Math.atan2(rightY - leftY, rightX - leftX);
  return { x, y, angle, length: Math.hypot(rightX - leftX, rightY - leftY) };
};

const isSameField = (one, other) =>
  Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE * other.height &&
  Math.abs(one.length / other.length - 1) < SAME_LENGTH;

const taxCodeInMeans = async (straight, zoom, evenly) => {
  const sharp = { sharpen: 2.5, radius: Math.round(3 * zoom) };
  for (const part of PARTS) {
    const means = evenly(meansOf(straight, part));
    for (const sharpness of [BLUNT, sharp])
      for (const binarizer of BINARIZERS) {
        const code = await taxCodeIn(sharpened(means, sharpness), { ...STRAIGHT, binarizer });
        if (code) return code.text;
      }
  }
  return undefined;
};

const zoomOf = ({ length }) => Math.max(1, Math.min(MOST_ZOOM, READ_PX / length));

/** Noise and a low height need the means along the bars. */
const readStraight = async (grey, found) => {
  const field = turned(grey, found);
  const zoom = zoomOf(field);
  const code = await taxCodeIn(straightened(grey, field, { zoom, share: 1.1 }), STRAIGHT);
  if (code) return code.text;
  const fine = { zoom: zoom * FINER, share: 0.8 };
  return taxCodeInMeans(straightened(grey, field, fine), fine.zoom, (means) => means);
};

/** For bars that lean, or lie in uneven light. */
const readLeaning = (grey, found) => {
  const field = leant(grey, found);
  const zoom = zoomOf(field) * FINER;
  const straight = straightened(grey, field, { zoom, share: 0.8, down: 2 });
  return taxCodeInMeans(straight, zoom, (means) => evened(means, field.length * zoom));
};

/** The fields of both sizes of blocks, and how each is read. Most codes are read in the first. */
const attemptsOf = function* (grey) {
  const side = Math.max(grey.width, grey.height);
  const [straight, leaning] = [[], []];
  for (const blocks of BLOCKS_A_SIDE) {
    const found = barFieldsOf(grey, Math.max(SMALLEST_BLOCK_PX, Math.round(side / blocks)));
    for (const field of found.leaning)
      if (!leaning.some((one) => isSameField(one, field))) leaning.push(field);
    for (const field of found.fields) {
      if (straight.some((one) => isSameField(one, field))) continue;
      straight.push(field);
      yield { field, read: readStraight };
    }
  }
  for (const field of leaning) yield { field, read: readLeaning };
};

/** {taxCode, place}: the code and where its bars lie. Undefined: none is read. */
export const readCode39 = async (grey) => {
  const code = await taxCodeIn(grey, WHOLE);
  if (code) return { taxCode: code.text, place: placeOf(fieldAt(code.position)) };
  for (const { field, read } of attemptsOf(grey)) {
    const taxCode = await read(grey, field);
    if (taxCode) return { taxCode, place: placeOf(field) };
  }
  return undefined;
};
