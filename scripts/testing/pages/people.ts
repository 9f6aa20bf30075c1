import { randomInt } from 'node:crypto';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { computeTaxCode } from '../../../src/contract/taxCode';
import type { Applicant } from '../service/applicant';

/**
 * A person whose every name needs the text handling: an accent, an apostrophe, a compound. To a product that
 * has seen the job of this person they are a customer, and no second job begins: the main job has the one
 * that the test files share, any other job one of its own.
 */
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

/** The names as sent: the spec's text handling turns the accent into an apostrophe. */
export const sentNames = { nome: "Niccolo'", cognome: "D'Amico" } as const;

const SYLLABLES = ['ba', 'ca', 'da', 'fa', 'ga', 'la', 'ma', 'pa', 'ra', 'sa', 'ta', 'va', 'za'];
/** Test files share a product: the names and numbers of each begin elsewhere. */
const file = randomInt(SYLLABLES.length ** 4);
let made = 0;

export const somebody = (): Applicant => {
  made += 1;
  const [a, b, c, d] = [0, 1, 2, 3].map(
    (place) => SYLLABLES[Math.floor(file / SYLLABLES.length ** place) % SYLLABLES.length],
  );
  const [nome, cognome] = [`Anna${a}${b}`, `D'Am${c}${d}`];
  const data = `${String((made % 28) + 1).padStart(2, '0')}/04/${1950 + (Math.floor(made / 28) % 50)}`;
  const result = computeTaxCode({ nome, cognome, data, sesso: 'F', codice: 'F205' });
  if (!result.ok) throw new Error(`No tax code: ${result.part}`);
  const email = `anna.${file}.${made}@example.it`;
  const cellulare = `33${String(file).padStart(5, '0')}${String(made).padStart(3, '0')}`;
  return { nome, cognome, cf: result.cf, email, cellulare, password: 'Sicura-2026!' };
};

export const photograph = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 80, height: 50, channels: 3, background: '#b9c7d6', noise } as const;
  return sharp({ create }).resize(1600, 1000, { kernel: 'nearest' }).jpeg({ quality: 90 }).toBuffer();
};

/** It passes with few bytes: something sharp, legibly large, on an even ground. */
export const smallPhotograph = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const ground = { channels: 3, background: '#b9c7d6' } as const;
  const input = await sharp({ create: { width: 240, height: 150, ...ground, noise } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 640, height: 400, ...ground } })
    .composite([{ input }])
    .jpeg()
    .toBuffer();
};

export const scannedPdf = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A5', layout: 'landscape' });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.fontSize(24).text('PASSAPORTO - pagina esterna', 60, 120);
    document.end();
  });
