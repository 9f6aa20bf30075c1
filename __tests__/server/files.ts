import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
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

/** A picture with something on it, `width` by `height`: a red left half on noise. */
export const picture = async (width: number, height: number): Promise<Sharp> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const ground = sharp({ create: { width, height, channels: 3, background: '#ffffff', noise } });
  const half = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c00000' },
  };
  return sharp(await ground.png().toBuffer()).composite([{ input: half, left: 0, top: 0 }]);
};

export const jpeg = async (width = 320, height = 200): Promise<TestFile> => ({
  filename: 'fronte.jpg',
  content: await (await picture(width, height)).jpeg({ quality: 90 }).toBuffer(),
  contentType: 'image/jpeg',
});

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
