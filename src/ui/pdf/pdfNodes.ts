export interface PdfTreeNode {
  readonly role?: string;
  /** The PDF's own text for the element (/Alt or /ActualText), in place of what is drawn. */
  readonly alt?: string;
  /** For marked content. */
  readonly id?: string;
  readonly children?: readonly PdfTreeNode[];
}

/** A piece of drawn text, or the begin or end of marked content, in the order of drawing. */
export interface PdfPiece {
  readonly type?: string;
  readonly tag?: string | null;
  readonly id?: string | null;
  readonly str?: string;
  readonly hasEOL?: boolean;
  readonly height?: number;
  readonly transform?: readonly number[];
}

export interface PdfPageText {
  /** Null if the PDF has no structure. */
  readonly tree: PdfTreeNode | null;
  readonly pieces: readonly PdfPiece[];
}

/** A string is drawn text, with '\n' at the ends of lines. */
export interface PdfNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: PdfContent;
}
export type PdfContent = readonly (PdfNode | string)[];

interface Scope {
  readonly id: string | undefined;
  readonly artifact: boolean;
}

/** Headers, footers and lines are left out. */
export const textPieces = (pieces: readonly PdfPiece[]) => {
  const open: Scope[] = [];
  return pieces.flatMap((piece) => {
    if (piece.type === undefined) {
      const id = open.findLast((scope) => scope.id !== undefined)?.id;
      return open.some(({ artifact }) => artifact) ? [] : [{ ...piece, id }];
    }
    if (piece.type === 'endMarkedContent') open.pop();
    else open.push({ id: piece.id ?? undefined, artifact: piece.tag === 'Artifact' });
    return [];
  });
};

export const drawnText = ({ str = '', hasEOL }: PdfPiece): string => (hasEOL ? `${str}\n` : str);

const idsIn = (node: PdfTreeNode): string[] =>
  node.id === undefined ? (node.children ?? []).flatMap(idsIn) : [node.id];

/** Null if some of the page's text is not in the structure: none may be lost. */
export const contentOfPage = ({ tree, pieces }: PdfPageText): PdfContent | null => {
  const ids = new Set(tree ? idsIn(tree) : []);
  const texts = new Map<string, string>();
  for (const piece of textPieces(pieces)) {
    const text = drawnText(piece);
    if (piece.id !== undefined && ids.has(piece.id)) {
      texts.set(piece.id, (texts.get(piece.id) ?? '') + text);
    } else if (text.trim() !== '') return null;
  }
  const nodeOf = ({ role = '', alt, children = [] }: PdfTreeNode): PdfNode => ({
    role,
    ...(alt !== undefined && { alt }),
    children: children.map((child) => (child.id === undefined ? nodeOf(child) : (texts.get(child.id) ?? ''))),
  });
  return tree ? nodeOf(tree).children : [];
};
