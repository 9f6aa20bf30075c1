import type { PdfContent, PdfNode } from './pdfNodes';

/** Elements that go on where the page before ended. */
const CONTAINERS = new Set(['Document', 'Part', 'Art', 'Sect', 'Div', 'NonStruct', 'L', 'Table', 'TBody']);
const TEXTS = new Set(['P', 'LBody', 'TD', 'TH', 'BlockQuote', 'Note']);
/** Elements that were cut in two if their last part was. */
const GROUPS = new Set(['LI', 'TR']);
const SENTENCE_END = /[.:;!?…»”)]\s*$/;

const drawn = (node: PdfNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : drawn(child))).join('');
const letters = (text: string): string => text.replace(/\s/g, '');

/** The tree of each page has a part of an element that a page break cuts. */
const isCut = (last: PdfNode, first: PdfNode): boolean => {
  if (last.alt !== undefined) return last.alt === first.alt && letters(last.alt) !== letters(drawn(last));
  return TEXTS.has(last.role) && !SENTENCE_END.test(drawn(last));
};

const joinNodes = (last: PdfNode, first: PdfNode): PdfNode | undefined => {
  if (last.role !== first.role) return undefined;
  if (CONTAINERS.has(last.role)) return { ...last, children: joinPages(last.children, first.children) };
  if (isCut(last, first)) return { ...last, children: [...last.children, '\n', ...first.children] };
  const [end, start] = [last.children.at(-1), first.children[0]];
  const isGroup = GROUPS.has(last.role) && typeof end === 'object' && typeof start === 'object';
  // Without its own text, a cell that was cut looks like the first cell of the next row.
  if (!isGroup || end.alt === undefined || !joinNodes(end, start)) return undefined;
  return { ...last, children: joinPages(last.children, first.children) };
};

export const joinPages = (before: PdfContent, after: PdfContent): PdfContent => {
  const [last, first] = [before.at(-1), after[0]];
  const joined = typeof last === 'object' && typeof first === 'object' ? joinNodes(last, first) : undefined;
  return joined ? [...before.slice(0, -1), joined, ...after.slice(1)] : [...before, ...after];
};
