import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TreeNode[];
}

export interface ReadPdf {
  /** Text of each page, blanks as one. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly marked: boolean;
  /** Roles of the structure tree, in reading order. */
  readonly roles: readonly string[];
  /** Texts of figures, which are only seen. */
  readonly alternatives: readonly string[];
}

const nodesOf = (node: TreeNode | null): TreeNode[] =>
  node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : [];

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pages: string[] = [];
  const nodes: TreeNode[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    pages.push(texts.join('').replace(/\s+/g, ' '));
    nodes.push(...nodesOf((await page.getStructTree()) as TreeNode | null));
  }
  const marked = (await pdf.getMarkInfo())?.Marked === true;
  await task.destroy();
  return {
    pages,
    text: pages.join(' '),
    title: info.Title ?? '',
    language: info.Language ?? '',
    marked,
    roles: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ role, alt }) => (role === 'Figure' && alt) || []),
  };
};
