import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { DamagedError, ObjectParser } from './parser.mjs';
import { unpredicted } from './predictor.mjs';

/** Limit on inflated data. Ten pages have far fewer objects; more is a decompression bomb. */
const CONTENT_MAX_BYTES = 32 * 2 ** 20;
const LINE_END = /\r?\n/y;
const END = /[\0\t\n\f\r ]*endstream/y;
const IN_OBJECT_STREAM = 2;

const matchesAt = (expression, text, at) => {
  expression.lastIndex = at;
  return expression.exec(text)?.[0].length;
};
const isInteger = (value) =>
  value instanceof PDFNumber && Number.isSafeInteger(value.asNumber()) && value.asNumber() >= 0;
const asList = (value) => {
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray() : [value];
};

export class StructureReader {
  #left = CONTENT_MAX_BYTES;

  constructor(text, bytes, table) {
    this.text = text;
    this.bytes = bytes;
    this.table = table;
  }

  #hasType({ value }, name) {
    return this.table.get(value, PDFName.of('Type')).includes(PDFName.of(name));
  }
  #has({ value }, key) {
    return this.table.get(value, PDFName.of(key)).length > 0;
  }

  /** Even without its type: most readers check the other entries. */
  isObjectStream(entry) {
    return this.#hasType(entry, 'ObjStm') || (this.#has(entry, 'N') && this.#has(entry, 'First'));
  }
  /** If a cross-reference stream names an entry with a count, some readers read objects there. */
  hasCount(entry) {
    return this.#has(entry, 'N');
  }
  isCrossReference(entry) {
    return this.#hasType(entry, 'XRef') || this.#has(entry, 'W');
  }

  #integer({ value }, key, otherwise) {
    const found = this.table.only(value, PDFName.of(key));
    if (found === undefined && otherwise !== undefined) return otherwise;
    if (!isInteger(found)) throw new DamagedError(`${key} is no number`);
    return found.asNumber();
  }

  /** Throws when readers may disagree on where the data begin and end. */
  #dataOf(entry) {
    const { start } = entry.stream;
    const lineEnd = matchesAt(LINE_END, this.text, start);
    if (lineEnd === undefined) throw new DamagedError('Data that begin in the line of the keyword');
    const from = start + lineEnd;
    const to = from + this.#integer(entry, 'Length');
    if (matchesAt(END, this.text, to) === undefined) throw new DamagedError('A wrong length');
    return this.bytes.subarray(from, to);
  }

  /** Accepts what all writers use: no filter, or Flate with or without a predictor. */
  #contentOf(entry) {
    const [filter, parameters] = ['Filter', 'DecodeParms'].map((key) =>
      this.table.only(entry.value, PDFName.of(key)),
    );
    const filters = asList(filter).flatMap((one) => this.table.valuesOf(one));
    if (filters.length > 1 || filters.some((one) => one !== PDFName.FlateDecode))
      throw new RangeError('Unusual filters of objects');
    // Only some readers know the short name. Some ignore parameters if only one of the two entries is a list.
    if (
      this.#has(entry, 'DP') ||
      (parameters && parameters instanceof PDFArray !== filter instanceof PDFArray)
    )
      throw new DamagedError('Parameters that not all readers find');
    const data = this.#dataOf(entry);
    if (filters.length === 0) return data;
    const inflated = inflateSync(data, { maxOutputLength: this.#left });
    this.#left -= inflated.length;
    const [value] = asList(parameters).flatMap((one) => this.table.valuesOf(one));
    if (value === undefined) return inflated;
    if (!(value instanceof PDFDict)) throw new DamagedError('Parameters without a dictionary');
    const parameter = (key, otherwise) => this.#integer({ value }, key, otherwise);
    return unpredicted(inflated, {
      predictor: parameter('Predictor', 1),
      colors: parameter('Colors', 1),
      bits: parameter('BitsPerComponent', 8),
      columns: parameter('Columns', 1),
    });
  }

  objectsIn(entry) {
    if (!this.#hasType(entry, 'ObjStm')) throw new DamagedError('An object stream that does not say so');
    const count = this.#integer(entry, 'N');
    const first = this.#integer(entry, 'First');
    const content = this.#contentOf(entry);
    // Each object needs a number, an offset and a space before each.
    if (count > content.length / 4) throw new DamagedError('More objects than bytes');
    const parser = new ObjectParser(content);
    const index = parser.readIntegers(2 * count);
    return Array.from({ length: count }, (_, at) => ({
      number: index[2 * at],
      value: parser.readAt(first + index[2 * at + 1]).value,
    }));
  }

  objectStreamsNamedIn(entry) {
    if (!this.#hasType(entry, 'XRef')) throw new DamagedError('A table that does not say so');
    const widths = asList(this.table.only(entry.value, PDFName.of('W'))).map((width) => {
      if (!isInteger(width)) throw new DamagedError('W is no list of numbers');
      return width.asNumber();
    });
    const [kindWidth, fieldWidth] = widths;
    const rowWidth = widths.reduce((sum, width) => sum + width, 0);
    if (widths.length !== 3 || rowWidth === 0 || Math.max(...widths) > 6)
      throw new DamagedError('W is unusual');
    const content = Buffer.from(this.#contentOf(entry));
    const numbers = new Set();
    for (let at = 0; at + rowWidth <= content.length; at += rowWidth) {
      const kind = kindWidth === 0 ? 1 : content.readUIntBE(at, kindWidth);
      if (kind !== IN_OBJECT_STREAM) continue;
      numbers.add(fieldWidth === 0 ? 0 : content.readUIntBE(at + kindWidth, fieldWidth));
    }
    return [...numbers];
  }
}
