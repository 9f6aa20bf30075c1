/** Whether an entry of a PDF holds anything: many programs write empty trees of attachments or scripts. */
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';

const namesOf = (words) => words.split(' ').map((word) => PDFName.of(word));
const [NAMES, KIDS, LENGTH, FILTER] = namesOf('Names Kids Length Filter');
const flate = namesOf('FlateDecode Fl');
/** What a dictionary is, which alone is nothing. */
const labels = namesOf('Type Subtype S');

const isText = (value) => value instanceof PDFString || value instanceof PDFHexString;
const isBlank = (text) => /^[\s\0]*$/.test(text);

const flat = (table, value) =>
  (value instanceof PDFArray ? value.asArray() : [value]).flatMap((one) => table.valuesOf(one));

/** Every reader finds nothing in it, wherever it takes the end of the stream to be. */
const isEmptyStream = (table, value, { start, end }) => {
  const data = table.bytes.subarray(start, end);
  const lengths = table.get(value, LENGTH);
  if (lengths.some((one) => !(one instanceof PDFNumber) || one.asNumber() > data.length)) return false;
  if (isBlank(data.toString('latin1'))) return true;
  const filters = table.get(value, FILTER).flatMap((one) => flat(table, one));
  if (filters.length !== 1 || !flate.includes(filters[0])) return false;
  const lineEnd = /^\r?\n?/.exec(data.toString('latin1', 0, 2))[0].length;
  try {
    return isBlank(inflateSync(data.subarray(lineEnd), { maxOutputLength: 1 }).toString('latin1'));
  } catch {
    return false;
  }
};

const isContent = (table, value) => {
  const stream = table.streamOf(value);
  if (stream) return !isEmptyStream(table, value, stream);
  if (isText(value)) return !isBlank(value.decodeText());
  return !(value instanceof PDFArray || value instanceof PDFDict);
};

const isLabel = (table, [key, value]) =>
  labels.includes(key) && table.valuesOf(value).every((one) => one instanceof PDFName);

const partsOf = (table, value) => {
  if (value instanceof PDFArray) return value.asArray();
  if (!(value instanceof PDFDict) || table.streamOf(value)) return [];
  return value
    .entries()
    .filter((entry) => !isLabel(table, entry))
    .map(([, part]) => part);
};

const reaches = (values, isFound, inner) => {
  const seen = new Set();
  const open = [...values];
  while (open.length > 0) {
    const value = open.pop();
    if (seen.has(value)) continue;
    seen.add(value);
    if (isFound(value)) return true;
    open.push(...inner(value));
  }
  return false;
};

export const hold = (table, values) =>
  reaches(
    values,
    (value) => isContent(table, value),
    (value) => partsOf(table, value).flatMap((part) => table.valuesOf(part)),
  );

/** The values are lists of names and values in turn. */
export const holdPairs = (table, values) =>
  values.some((value) => {
    if (!(value instanceof PDFArray)) return hold(table, [value]);
    const isName = (one, at) => at % 2 === 0 && table.valuesOf(one).every(isText);
    const parts = value.asArray().filter((one, at) => !isName(one, at));
    return hold(
      table,
      parts.flatMap((part) => table.valuesOf(part)),
    );
  });

export const holdNames = (table, values) =>
  reaches(
    values,
    (node) => (node instanceof PDFDict ? holdPairs(table, table.get(node, NAMES)) : hold(table, [node])),
    (node) => (node instanceof PDFDict ? table.get(node, KIDS) : []).flatMap((kids) => flat(table, kids)),
  );

/** A file without any bytes is a file too. */
export const holdFiles = (table, values) =>
  values
    .filter((value) => value instanceof PDFDict)
    .flatMap((files) => files.values())
    .flatMap((file) => table.valuesOf(file))
    .some((file) => table.streamOf(file) !== undefined);
