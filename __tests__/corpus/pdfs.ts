import PDFDocument from 'pdfkit';
import { EICAR } from './polyglots';
import { hostilePdfs } from './hostilePdfs';
import { packedPdf, savedPdf } from './pdfPlaces';
import { pdf, type Shape } from './shape';

const DATE = new Date('2026-11-20T09:00:00Z');

const written = async (
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4', info: { CreationDate: DATE, ModDate: DATE }, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

const pages = (count: number) => (): Promise<Buffer> =>
  written((document) => {
    for (let number = 1; number <= count; number += 1) {
      if (number > 1) document.addPage();
      document.fontSize(20).text(`Pagina ${number} di ${count}`).rect(72, 200, 300, 180).stroke();
    }
  });

export const pdfs: readonly Shape[] = [
  pdf('pdf', pages(1)),
  pdf('pdf-10-pages', pages(10)),
  pdf('pdf-20-pages', pages(20)),
  pdf('pdf-updated', async () => savedPdf({ objects: [] }, { page: '/Rotate 90', objects: [] })),
  pdf('pdf-packed', async () => packedPdf({ objects: [] })),
  // RC4: newer ciphers would make other bytes each time.
  pdf('pdf-protected', () =>
    written((document) => document.text('Riservato'), { userPassword: 'segreta', pdfVersion: '1.3' }),
  ),
  pdf('pdf-attachment', () =>
    written((document) => {
      document.text('Con un allegato');
      document.file(Buffer.from(EICAR), { name: 'fattura.com', creationDate: DATE, modifiedDate: DATE });
    }),
  ),
  ...hostilePdfs,
];
