/** Reads the tax code in Code 39 of a tessera sanitaria or of a CIE's back. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barFieldsOf } from './barFields.mjs';
import { averaged, straightened, turned } from './straight.mjs';
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
/** Of two block sizes, the same field: by its middle in heights, and by its length. */
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
const BINARIZERS = ['LocalAverage', 'GlobalHistogram'];

const imageOf = ({ levels, width, height }) => {
  const data = new Uint8ClampedArray(levels.length * 4);
  const pixels = new Uint32Array(data.buffer);
  for (let at = 0; at < levels.length; at += 1) pixels[at] = 0xff000000 | (levels[at] * 0x10101);
  return { data, width, height };
};

const taxCodeIn = async (grey, options) =>
  (await readBarcodes(imageOf(grey), options)).find(({ text }) => isTaxCode(text));

/** The bars of a tessera sanitaria or CIE are about as long as this. */
const BARS_MM = 60;

/** Where the bars lie: the middle, the direction across them, and how many pixels a millimetre has. */
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

const fieldsOf = (grey) => {
  const side = Math.max(grey.width, grey.height);
  const fields = [];
  for (const blocks of BLOCKS_A_SIDE)
    for (const field of barFieldsOf(grey, Math.max(SMALLEST_BLOCK_PX, Math.round(side / blocks))))
      if (!fields.some((one) => isSameField(one, field))) fields.push(field);
  return fields;
};

/** Reads a field straightened, then averaged along its bars, which noise and a low height need. */
const taxCodeOf = async (grey, found) => {
  const field = turned(grey, found);
  const zoom = Math.max(1, Math.min(MOST_ZOOM, READ_PX / field.length));
  const code = await taxCodeIn(straightened(grey, field, zoom, 1.1), STRAIGHT);
  if (code) return code.text;
  const fine = straightened(grey, field, zoom * FINER, 0.8);
  const sharp = { sharpen: 2.5, radius: Math.round(3 * zoom * FINER) };
  for (const part of PARTS)
    for (const sharpness of [{ sharpen: 0, radius: 1 }, sharp]) {
      const band = averaged(fine, part, sharpness);
      for (const binarizer of BINARIZERS) {
        const read = await taxCodeIn(band, { ...STRAIGHT, binarizer });
        if (read) return read.text;
      }
    }
  return undefined;
};

/** Returns {taxCode, place}: the code and where its bars lie. Undefined: none is read. */
export const readCode39 = async (grey) => {
  const code = await taxCodeIn(grey, WHOLE);
  if (code) return { taxCode: code.text, place: placeOf(fieldAt(code.position)) };
  for (const field of fieldsOf(grey)) {
    const taxCode = await taxCodeOf(grey, field);
    if (taxCode) return { taxCode, place: placeOf(field) };
  }
  return undefined;
};
