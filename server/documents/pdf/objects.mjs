/** All objects of a PDF: of every revision, referenced or not, also those in object streams. */
import { PDFDict, PDFName, PDFNull, PDFRef } from '@cantoo/pdf-lib';
import { headersIn } from './headers.mjs';
import { DamagedError, ObjectParser } from './parser.mjs';
import { StructureReader } from './streams.mjs';

/** A hundred times what ten tagged pages have. */
const OBJECTS_MAX = 50_000;
const END = 'endstream';
const ENCRYPT = PDFName.of('Encrypt');

/** Objects by number. A number may stand for several: each save adds one, and readers differ in which they take. */
export class ObjectTable {
  #byNumber = new Map();
  /** `{number, value, at, stream}`; `stream` is where the data of a stream lie. */
  all = [];
  trailers = [];

  add(entry) {
    if (entry.value instanceof PDFRef) throw new DamagedError('An object that is a reference');
    if (this.all.push(entry) > OBJECTS_MAX) throw new RangeError('Too many objects');
    const others = this.#byNumber.get(entry.number);
    if (others) others.push(entry);
    else this.#byNumber.set(entry.number, [entry]);
  }

  #entriesOf(reference) {
    return this.#byNumber.get(reference.objectNumber) ?? [];
  }

  /** What `value` is, or all that it may be where it is a reference; nothing for null. */
  valuesOf(value) {
    const values = value instanceof PDFRef ? this.#entriesOf(value).map((entry) => entry.value) : [value];
    return values.filter((one) => one !== undefined && one !== PDFNull);
  }

  /** All that an entry of a dictionary may be. */
  get(dictionary, name) {
    return this.valuesOf(dictionary.get(name));
  }

  /** As `get`, where there must be no choice. */
  only(dictionary, name) {
    const [value, ...others] = this.get(dictionary, name);
    if (others.some((other) => String(other) !== String(value)))
      throw new DamagedError(`Two values of ${name}`);
    return value;
  }

  /** What a reference stands for once all saves are read. */
  latest(value) {
    if (!(value instanceof PDFRef)) return value;
    return this.#entriesOf(value).reduce(
      (latest, entry) => (entry.at >= (latest?.at ?? 0) ? entry : latest),
      undefined,
    )?.value;
  }

  isProtected() {
    return this.trailers.some((trailer) => trailer.get(ENCRYPT) !== undefined);
  }
}

const readStream = (text, parser, value, end) => {
  if (!(value instanceof PDFDict)) return undefined;
  const at = parser.tokenAfter(end);
  if (!text.startsWith('stream', at)) return undefined;
  const start = at + 'stream'.length;
  const stop = text.indexOf(END, start);
  if (stop < 0) throw new DamagedError('A stream without an end');
  return { start, end: stop };
};

/** What lies in the bytes as it is. Throws for what no two readers need agree on: an object within another one, or in a stream. */
const readPlain = (text, bytes, table) => {
  const parser = new ObjectParser(bytes);
  let readUpTo = 0;
  for (const { start, bodyAt, number } of headersIn(text)) {
    const isTrailer = number === undefined;
    if (start < readUpTo) {
      // The word alone may stand in a string.
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

/** What object streams hold. Each one that a cross-reference stream names must be one for every reader. */
const readPacked = (text, bytes, table) => {
  const structure = new StructureReader(text, bytes, table);
  const read = new Set();
  const named = new Set();
  for (const entry of table.all.filter(({ stream }) => stream)) {
    if (structure.isTable(entry)) {
      table.trailers.push(entry.value);
      for (const number of structure.objectStreamsNamedIn(entry)) named.add(number);
    } else if (structure.isObjectStream(entry)) {
      read.add(entry.number);
      for (const { number, value } of structure.objectsIn(entry)) table.add({ number, value, at: entry.at });
    }
  }
  for (const number of named) if (!read.has(number)) throw new DamagedError('Objects in another stream');
};

/** Throws DamagedError, errors of the library, and RangeError for what is larger than any honest file. */
export const readObjects = (bytes) => {
  const text = bytes.toString('latin1');
  const table = new ObjectTable();
  readPlain(text, bytes, table);
  if (!table.isProtected()) readPacked(text, bytes, table);
  return table;
};
