/** Reads all objects of a PDF: of every revision, referenced or not, including those in object streams. */
import { PDFDict } from '@cantoo/pdf-lib';
import { headersIn } from './headers.mjs';
import { DamagedError, ObjectParser } from './parser.mjs';
import { StructureReader } from './streams.mjs';
import { ObjectTable } from './table.mjs';

const END = 'endstream';

const readStream = (text, parser, value, end) => {
  if (!(value instanceof PDFDict)) return undefined;
  const at = parser.tokenAfter(end);
  if (!text.startsWith('stream', at)) return undefined;
  const start = at + 'stream'.length;
  const stop = text.indexOf(END, start);
  if (stop < 0) throw new DamagedError('A stream without an end');
  return { start, end: stop };
};

/** Throws when readers may disagree: for an object inside another one or inside a stream. */
const readPlain = (text, bytes, table) => {
  const parser = new ObjectParser(bytes);
  let readUpTo = 0;
  for (const { start, bodyAt, number } of headersIn(text)) {
    const isTrailer = number === undefined;
    if (start < readUpTo) {
      // The word alone may be part of a string.
      if (isTrailer && !text.startsWith('<<', parser.tokenAfter(bodyAt))) continue;
      throw new DamagedError('An object within another');
    }
    const { value, end } = parser.readAt(bodyAt);
    readUpTo = end;
    if (isTrailer) {
      if (!(value instanceof PDFDict)) throw new DamagedError('A trailer without a dictionary');
      table.trailers.push(value);
      continue;
    }
    const stream = readStream(text, parser, value, end);
    if (stream) readUpTo = stream.end + END.length;
    table.add({ number, value, at: start, stream });
  }
};

/** An object stream that a cross-reference stream names must be one for every reader. */
const readPacked = (text, bytes, table) => {
  const structure = new StructureReader(text, bytes, table);
  const streams = table.all.filter(({ stream }) => stream);
  const crossReferences = streams.filter((entry) => structure.isCrossReference(entry));
  table.trailers.push(...crossReferences.map(({ value }) => value));
  // The content of a protected file cannot be read.
  if (table.isProtected()) return;
  const packed = streams.filter((entry) => structure.isObjectStream(entry));
  for (const entry of packed)
    for (const { number, value } of structure.objectsIn(entry)) table.add({ number, value, at: entry.at });
  const named = new Set(crossReferences.flatMap((entry) => structure.objectStreamsNamedIn(entry)));
  const isOther = (entry) => named.has(entry.number) && structure.hasCount(entry) && !packed.includes(entry);
  if (streams.some(isOther)) throw new DamagedError('Objects in another stream');
};

/** Throws DamagedError, RangeError for oversized files, and errors of the library. */
export const readObjects = (bytes) => {
  const text = bytes.toString('latin1');
  const table = new ObjectTable(bytes);
  readPlain(text, bytes, table);
  readPacked(text, bytes, table);
  return table;
};
