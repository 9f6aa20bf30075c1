/** Whether an entry of a PDF holds anything: many programs write empty trees of attachments or scripts. */
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

const [NAMES, KIDS] = [PDFName.of('Names'), PDFName.of('Kids')];

const isEmptyText = (value) =>
  (value instanceof PDFString || value instanceof PDFHexString) && value.decodeText() === '';

/** Whether a value is reached that `isContent`; `inner` returns what is looked into. */
const reaches = (values, isContent, inner) => {
  const seen = new Set();
  const open = [...values];
  while (open.length > 0) {
    const value = open.pop();
    if (seen.has(value)) continue;
    seen.add(value);
    if (isContent(value)) return true;
    open.push(...inner(value));
  }
  return false;
};

/** Whether one of the values, or one inside it, is more than an empty list, dictionary or text. */
export const hold = (table, values) =>
  reaches(
    values,
    (value) => !(value instanceof PDFArray || value instanceof PDFDict || isEmptyText(value)),
    (value) => {
      const parts =
        value instanceof PDFArray ? value.asArray() : value instanceof PDFDict ? value.values() : [];
      return parts.flatMap((part) => table.valuesOf(part));
    },
  );

/** Whether one of the values is a name tree with a name, or no tree and holds something. */
export const holdNames = (table, values) =>
  reaches(
    values,
    (node) => hold(table, node instanceof PDFDict ? table.get(node, NAMES) : [node]),
    (node) =>
      (node instanceof PDFDict ? table.get(node, KIDS) : [])
        .flatMap((kids) => (kids instanceof PDFArray ? kids.asArray() : [kids]))
        .flatMap((kid) => table.valuesOf(kid)),
  );
