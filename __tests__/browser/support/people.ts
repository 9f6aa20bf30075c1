import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A person whose every name needs the text handling: an accent, an apostrophe, a compound. */
export const applicant = {
  nome: 'Niccolò',
  cognome: "D'Amico",
  data: '15/03/1985',
  sesso: 'M',
  provincia: 'RM',
  /** Computed by hand from the decree's rules: DMC NCL 85C15 H501 + check character. */
  cf: 'DMCNCL85C15H501M',
  email: 'niccolo.damico@example.it',
  cellulare: '3331234567',
  password: 'Sicura.2026!',
} as const;

/** What is sent of the names: the spec's text handling turns the accent into an apostrophe. */
export const sentNames = { nome: "Niccolo'", cognome: "D'Amico" } as const;

/** A photograph of about document shape, each time another: patches with sharp edges that can be told apart in a small copy. */
export const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 80,
      height: 50,
      channels: 3,
      background: '#b9c7d6',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .resize(1600, 1000, { kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer();

export const scannedPdf = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A5', layout: 'landscape' });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.fontSize(24).text('PASSAPORTO - pagina esterna', 60, 120);
    document.end();
  });
