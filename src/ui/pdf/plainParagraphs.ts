import { drawnText, textPieces, type PdfPiece } from './pdfNodes';
import { reflow } from './reflow';

/** A gap between two lines that separates paragraphs, in heights of a line. */
const PARAGRAPH_GAP = 1.8;

const yOf = ({ transform }: PdfPiece): number => transform?.[5] ?? 0;

export const plainParagraphs = (pieces: readonly PdfPiece[]): string[] => {
  const paragraphs: string[] = [''];
  let before: PdfPiece | undefined;
  for (const piece of textPieces(pieces)) {
    const { str = '', height = 0 } = piece;
    if (str.trim() !== '') {
      const gap = before ? yOf(before) - yOf(piece) : 0;
      // A negative gap: the text goes on at the top of another column.
      if (gap < -height || gap > PARAGRAPH_GAP * Math.max(height, before?.height ?? 0)) paragraphs.push('');
      before = piece;
    }
    paragraphs.push((paragraphs.pop() ?? '') + drawnText(piece));
  }
  return paragraphs.map(reflow).filter((text) => text !== '');
};
