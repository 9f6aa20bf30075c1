import { PDFName, PDFNull, PDFRef } from '@cantoo/pdf-lib';
import { DamagedError } from './parser.mjs';

/** 100 x the objects of a typical 10-page tagged PDF. */
const OBJECTS_MAX = 50_000;
const ENCRYPT = PDFName.of('Encrypt');

/** A number may have several objects: each save adds one, and readers differ in which one they use. */
export class ObjectTable {
  #byNumber = new Map();
  #streams = new Map();
  /** Entries `{number, value, at, stream}`; `stream` is the range of the stream's data. */
  all = [];
  trailers = [];

  constructor(bytes) {
    this.bytes = bytes;
  }

  add(entry) {
    if (entry.value instanceof PDFRef) throw new DamagedError('An object that is a reference');
    if (this.all.push(entry) > OBJECTS_MAX) throw new RangeError('Too many objects');
    if (entry.stream) this.#streams.set(entry.value, entry.stream);
    const others = this.#byNumber.get(entry.number);
    if (others) others.push(entry);
    else this.#byNumber.set(entry.number, [entry]);
  }

  #entriesOf(reference) {
    return this.#byNumber.get(reference.objectNumber) ?? [];
  }

  /** Where the data are whose dictionary this is; undefined for other values. */
  streamOf(value) {
    return this.#streams.get(value);
  }

  /** For a reference, all values that it may have; empty for null. */
  valuesOf(value) {
    const values = value instanceof PDFRef ? this.#entriesOf(value).map((entry) => entry.value) : [value];
    return values.filter((one) => one !== undefined && one !== PDFNull);
  }

  get(dictionary, name) {
    return this.valuesOf(dictionary.get(name));
  }

  /** Throws DamagedError when there are several values. */
  only(dictionary, name) {
    const [value, ...others] = this.get(dictionary, name);
    if (others.some((other) => String(other) !== String(value)))
      throw new DamagedError(`Two values of ${name}`);
    return value;
  }

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
