/**
 * The place of the signature in a PDF: hexadecimal digits in `/Contents`. `/ByteRange` names the bytes around
 * it, all of which are signed.
 */
import { createHash } from 'node:crypto';

/** A signature takes 1 to 3 kB. The time stamp of an authority brings its certificates, 4 to 7 kB. */
const HOLE_BYTES = 16_384;
const DIGITS_PER_BYTE = 2;
export const emptyHole = '0'.repeat(HOLE_BYTES * DIGITS_PER_BYTE);

/** As wide as any range of a file of 10 GB, so that the true one takes its place. */
export const UNKNOWN = 9_999_999_999;
const UNKNOWN_RANGE = `[ 0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ]`;

/** Positions of '<' and of what follows '>'. */
export interface Hole {
  readonly begin: number;
  readonly end: number;
}

/** The hole was just made behind `from`. */
export const openHole = (pdf: Buffer, from: number): Hole => {
  const digits = `<${emptyHole}>`;
  const begin = pdf.indexOf(digits, from, 'latin1');
  const range = pdf.indexOf(UNKNOWN_RANGE, from, 'latin1');
  if (begin < 0 || range < 0) throw new Error('The PDF has no place for its signature');
  const end = begin + digits.length;
  const known = `[ 0 ${begin} ${end} ${pdf.length - end} ]`;
  pdf.write(known.padEnd(UNKNOWN_RANGE.length), range, 'latin1');
  return { begin, end };
};

const LONGEST_RANGE = 64;

/** Throws when the file has no hole, or not all bytes around it are signed. */
export const findHole = (pdf: Buffer): Hole => {
  // The last: an applicant's words, which come before it, may look like one.
  const at = pdf.lastIndexOf('/ByteRange [', undefined, 'latin1');
  const text = pdf.toString('latin1', Math.max(at, 0), Math.max(at, 0) + LONGEST_RANGE);
  const found = /^\/ByteRange \[ 0 (\d+) (\d+) (\d+) +\]/.exec(text);
  const [begin = 0, end = 0, rest = 0] = (found ?? []).slice(1).map(Number);
  const isWhole = end + rest === pdf.length && end - begin === emptyHole.length + '<>'.length;
  if (!found || !isWhole || pdf[begin] !== '<'.charCodeAt(0) || pdf[end - 1] !== '>'.charCodeAt(0))
    throw new Error('The PDF has no seal');
  return { begin, end };
};

export const digestAround = (pdf: Buffer, { begin, end }: Hole): Buffer =>
  createHash('sha256').update(pdf.subarray(0, begin)).update(pdf.subarray(end)).digest();

/** With the padding behind the signature. */
export const signatureIn = (pdf: Buffer, { begin, end }: Hole): Buffer =>
  Buffer.from(pdf.toString('latin1', begin + 1, end - 1), 'hex');

/** In place. Throws when the signature is too large. */
export const fillHole = (pdf: Buffer, { begin }: Hole, signature: Buffer): void => {
  if (signature.length > HOLE_BYTES) throw new Error(`A signature of ${signature.length} bytes is too large`);
  pdf.write(signature.toString('hex').padEnd(emptyHole.length, '0'), begin + 1, 'latin1');
};
