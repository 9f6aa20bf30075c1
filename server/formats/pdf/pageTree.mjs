/** Counts pages by the page tree itself: readers follow either the tree or the count stored with it. */
import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';

const ROOT = PDFName.of('Root');
const PAGES = PDFName.of('Pages');
const KIDS = PDFName.of('Kids');

const leavesOf = (table, top) => {
  const seen = new Set();
  const open = [top];
  let leaves = 0;
  while (open.length > 0) {
    const node = table.latest(open.pop());
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = table.latest(node.get(KIDS));
    if (kids instanceof PDFArray) open.push(...kids.asArray());
    else leaves += 1;
  }
  return leaves;
};

/** A number for each catalogue that a trailer names: later saves may name another one. */
export const pageCounts = (table) =>
  table.trailers
    .map((trailer) => table.latest(trailer.get(ROOT)))
    .filter((catalogue) => catalogue instanceof PDFDict)
    .map((catalogue) => leavesOf(table, catalogue.get(PAGES)));
