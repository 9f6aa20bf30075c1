/** Limits what the streams of a PDF inflate to: a page that nobody's reader can show is refused. */
import { createInflate, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { DamagedError } from './parser.mjs';

const MEGABYTE = 2 ** 20;
/** Ten pages in colours, of 300 points an inch. */
const PICTURES_MAX_BYTES = 320 * MEGABYTE;
/** Text, drawings, fonts and all else of ten pages take some. */
const OTHERS_MAX_BYTES = 64 * MEGABYTE;
/** A page of 1,200 points an inch, in black and white. */
const PICTURE_MAX_PIXELS = 150_000_000;
const PIECE_BYTES = 2 ** 18;

const [FILTER, SUBTYPE, IMAGE] = ['Filter', 'Subtype', 'Image'].map((name) => PDFName.of(name));
const [WIDTH, HEIGHT] = ['Width', 'Height'].map((name) => PDFName.of(name));
const namesOf = (words) => words.split(' ').map((word) => PDFName.of(word));
const flate = namesOf('FlateDecode Fl');
/** The others whose content may be another stream's, by their short names too. */
const byLibrary = new Map(
  ['ASCII85Decode A85', 'ASCIIHexDecode AHx', 'LZWDecode LZW', 'RunLengthDecode RL'].flatMap((names) => {
    const [name, short] = namesOf(names);
    return [name, short].map((one) => [one, name]);
  }),
);
const isKnown = (filter) => flate.includes(filter) || byLibrary.has(filter);
/** The size of a picture is stated in its dictionary. */
const ofPictures = namesOf('DCTDecode DCT JPXDecode CCITTFaxDecode CCF JBIG2Decode');
/** Changes nothing in a file that is not encrypted. */
const CRYPT = PDFName.of('Crypt');

const tooMuch = () => new RangeError('Inflates to too much');

/** Inflates in small chunks, to stop soon after `most` bytes. */
const inflatedSize = async (content, most) => {
  let size = 0;
  const inflate = createInflate({ chunkSize: PIECE_BYTES });
  inflate.end(content);
  try {
    for await (const piece of inflate) {
      size += piece.length;
      if (size > most) throw tooMuch();
    }
  } catch (error) {
    // Readers show what comes before broken data.
    if (error instanceof RangeError) throw error;
  }
  return size;
};

const decoded = (content, filter, most) => {
  if (flate.includes(filter)) {
    try {
      return inflateSync(content, { maxOutputLength: most });
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw new DamagedError('Broken data within data');
    }
  }
  const dictionary = PDFDict.fromMapWithContext(
    new Map([[FILTER, byLibrary.get(filter)]]),
    PDFContext.create(),
  );
  // The library's arrays are counted, see reader.mjs.
  return decodePDFRawStream(PDFRawStream.of(dictionary, content)).decode();
};

/** Throws RangeError for unknown filters: some readers skip them. */
const filtersToUndo = (filters) => {
  const all = filters.filter((filter) => filter !== CRYPT);
  const known = ofPictures.includes(all.at(-1)) ? all.slice(0, -1) : all;
  if (!known.every(isKnown)) throw tooMuch();
  return known;
};

const sizeOf = async (content, filters, most) => {
  const known = filtersToUndo(filters);
  const last = known.at(-1);
  if (last === undefined) return 0;
  const inner = known.slice(0, -1).reduce((within, filter) => decoded(within, filter, most), content);
  return flate.includes(last) ? inflatedSize(inner, most) : decoded(inner, last, most).length;
};

const numbersOf = (table, value, key) =>
  table.get(value, key).map((one) => (one instanceof PDFNumber ? one.asNumber() : 0));

const filtersOf = (table, value) =>
  table
    .get(value, FILTER)
    .map((one) => (one instanceof PDFArray ? one.asArray().flatMap((name) => table.valuesOf(name)) : [one]));

/**
 * Throws RangeError when the streams inflate to more than ten honest pages, or a picture has too many
 * pixels.
 */
export const requireBounded = async (table, bytes) => {
  const left = { pictures: PICTURES_MAX_BYTES, others: OTHERS_MAX_BYTES };
  for (const { value, stream } of table.all) {
    if (!stream) continue;
    const pixels =
      Math.max(0, ...numbersOf(table, value, WIDTH)) * Math.max(0, ...numbersOf(table, value, HEIGHT));
    if (pixels > PICTURE_MAX_PIXELS) throw tooMuch();
    const kind = table.get(value, SUBTYPE).includes(IMAGE) ? 'pictures' : 'others';
    // Readers differ in where a stream ends. Its content marks its own end.
    const start =
      stream.start +
      (/^\r?\n/.exec(bytes.toString('latin1', stream.start, stream.start + 2))?.[0].length ?? 0);
    for (const filters of filtersOf(table, value))
      left[kind] -= await sizeOf(bytes.subarray(start), filters, left[kind]);
    if (left[kind] < 0) throw tooMuch();
  }
};
