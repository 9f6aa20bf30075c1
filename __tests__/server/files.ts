import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { picture } from '../../scripts/testing/samples/pictures';
import type { TestFile } from './support';

/** Recorded once by ffmpeg: testsrc, VP8 with Opus, and H.264 with AAC. */
const recording = (name: string): TestFile => ({
  filename: name,
  content: readFileSync(join(__dirname, '..', 'fixtures', 'video', name)),
  contentType: name.endsWith('webm') ? 'video/webm' : 'video/mp4',
});

export const webm = (): TestFile => recording('short.webm');
export const longWebm = (): TestFile => recording('nine-seconds.webm');
export const mp4 = (): TestFile => recording('short.mp4');
/** silent.webm and silent.mp4 have no sound, unseen.webm no picture. */
export const oneTrack = recording;

export const png = async (): Promise<TestFile> => ({
  filename: 'retro.png',
  content: await (await picture(160, 100)).png().toBuffer(),
  contentType: 'image/png',
});

export const pdf = async (options: PDFKit.PDFDocumentOptions = {}): Promise<TestFile> => {
  const document = new PDFDocument({ size: 'A5', ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Tessera sanitaria').end();
  await ended;
  return { filename: 'tessera.pdf', content: Buffer.concat(chunks), contentType: 'application/pdf' };
};

export const file = (content: Buffer | string, contentType = 'image/jpeg'): TestFile => ({
  filename: 'file',
  content: Buffer.from(content),
  contentType,
});
