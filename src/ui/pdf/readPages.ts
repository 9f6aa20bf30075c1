import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfPageText } from './pdfNodes';

export const readPages = async (pdf: PDFDocumentProxy): Promise<PdfPageText[]> => {
  const pages: PdfPageText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push({ tree: await page.getStructTree(), pieces: items });
  }
  return pages;
};
