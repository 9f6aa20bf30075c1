/** Objects by their numbers, as references name them. */
import { PDFName, PDFNull, PDFRef } from '@cantoo/pdf-lib';
import { DamagedError } from './parser.mjs';

/** A hundred times what ten tagged pages have. */
const OBJECTS_MAX = 50_000;
const ENCRYPT = PDFName.of('Encrypt');

/** A number may stand for several: each save adds one, and readers differ in which they take. */
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
