import { joinPages } from './joinPages';
import { contentOfPage, type PdfContent, type PdfNode, type PdfPageText } from './pdfNodes';
import { plainParagraphs } from './plainParagraphs';
import { reflow } from './reflow';

export interface PdfItem {
  /** 'Codice fiscale', '1.'; empty for a bullet. */
  readonly label: string;
  readonly blocks: readonly PdfBlock[];
}
export interface PdfCell {
  readonly isHeader: boolean;
  readonly text: string;
}
export type PdfBlock =
  /** Levels from 1, as in the PDF. */
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `pairs`: every item is a name with its value. */
  | { readonly kind: 'list' | 'pairs'; readonly items: readonly PdfItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly PdfCell[])[] };

const INLINE = new Set(['Span', 'Quote', 'Reference', 'BibEntry', 'Code', 'Link', 'Annot', 'Em', 'Strong']);
const HEADING = /^H([1-6])?$/;

const isNode = (child: PdfNode | string): child is PdfNode => typeof child === 'object';
const hasRole = (role: string) => (child: PdfNode | string) => isNode(child) && child.role === role;

const textOf = (child: PdfNode | string): string => {
  if (!isNode(child)) return child;
  const text = child.alt ?? child.children.map(textOf).join('');
  return INLINE.has(child.role) ? text : `\n${text}\n`;
};

const paragraph = (content: PdfContent): PdfBlock[] => {
  const text = reflow(content.map(textOf).join(''));
  return text === '' ? [] : [{ kind: 'paragraph', text }];
};

/** A label such as 'Nome', not a bullet and not 'a)'. */
const NAME = /\p{L}{2}/u;
const BULLET = /^[^\p{L}\p{N}]*$/u;

const itemOf = (node: PdfNode): PdfItem => {
  if (node.role !== 'LI') return { label: '', blocks: blockOf(node) };
  const isLabel = hasRole('Lbl');
  const label = reflow(node.children.filter(isLabel).map(textOf).join(' '));
  return { label, blocks: blocksOf(node.children.filter((child) => !isLabel(child))) };
};

const listOf = ({ children }: PdfNode): PdfBlock[] => {
  const isCaption = hasRole('Caption');
  const items = children.filter((child) => isNode(child) && !isCaption(child)).map((child) => itemOf(child as PdfNode));
  const arePairs = items.every(({ label }) => NAME.test(label));
  const shown = items.map(({ label, blocks }) => ({ label: BULLET.test(label) ? '' : label, blocks }));
  const filled = shown.filter(({ label, blocks }) => label !== '' || blocks.length > 0);
  const captions = paragraph(children.filter(isCaption));
  return filled.length === 0 ? captions : [...captions, { kind: arePairs ? 'pairs' : 'list', items: filled }];
}; // prettier-ignore

const rowsOf = ({ role, children }: PdfNode): PdfNode[][] =>
  role === 'TR' ? [children.filter(isNode)] : children.filter(isNode).flatMap(rowsOf);

const tableOf = (node: PdfNode): PdfBlock[] => {
  const rows = rowsOf(node).map((cells) =>
    cells.map((cell) => ({ isHeader: cell.role === 'TH', text: reflow(textOf(cell)) })),
  );
  const captions = paragraph(node.children.filter(hasRole('Caption')));
  return rows.length === 0 ? captions : [...captions, { kind: 'table', rows }];
};

const blockOf = (node: PdfNode): PdfBlock[] => {
  const heading = HEADING.exec(node.role);
  if (heading) {
    const text = reflow(textOf(node));
    return text === '' ? [] : [{ kind: 'heading', level: Number(heading[1] ?? 1), text }];
  }
  if (node.role === 'L') return listOf(node);
  if (node.role === 'Table') return tableOf(node);
  return node.alt === undefined ? blocksOf(node.children) : paragraph([node]);
};

const blocksOf = (content: PdfContent): PdfBlock[] => {
  const blocks: PdfBlock[] = [];
  let line: (PdfNode | string)[] = [];
  const endLine = (): void => {
    blocks.push(...paragraph(line));
    line = [];
  };
  for (const child of content) {
    if (!isNode(child) || INLINE.has(child.role)) line.push(child);
    else {
      endLine();
      blocks.push(...blockOf(child));
    }
  }
  endLine();
  return blocks;
};

/**
 * Pages that lack structure, or whose structure lacks some of their text, become paragraphs under a heading.
 */
export const blocksOfPdf = (
  pages: readonly PdfPageText[],
  pageTitle: (page: number, total: number) => string,
): PdfBlock[] => {
  const blocks: PdfBlock[] = [];
  let content: PdfContent = [];
  pages.forEach((page, index) => {
    const next = contentOfPage(page);
    if (next) {
      content = joinPages(content, next);
      return;
    }
    blocks.push(...blocksOf(content), {
      kind: 'heading',
      level: 2,
      text: pageTitle(index + 1, pages.length),
    });
    blocks.push(...plainParagraphs(page.pieces).map((text): PdfBlock => ({ kind: 'paragraph', text })));
    content = [];
  });
  return [...blocks, ...blocksOf(content)];
};
