import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import type { TestFile } from './support';

const fixture = (name: string): Buffer => readFileSync(join(__dirname, '..', 'fixtures', 'video', name));

/** Recorded once by ffmpeg: testsrc, VP8 with Opus, and H.264 with AAC. */
export const webm = (): TestFile => ({
  filename: 'v.webm',
  content: fixture('short.webm'),
  contentType: 'video/webm',
});
export const longWebm = (): TestFile => ({
  filename: 'v.webm',
  content: fixture('nine-seconds.webm'),
  contentType: 'video/webm',
});
export const mp4 = (): TestFile => ({
  filename: 'v.mp4',
  content: fixture('short.mp4'),
  contentType: 'video/mp4',
});

/** silent.webm and silent.mp4 have no sound, unseen.webm no picture. */
export const oneTrack = (name: string): TestFile => ({
  filename: name,
  content: fixture(name),
  contentType: name.endsWith('webm') ? 'video/webm' : 'video/mp4',
});

/** A picture with something on it, `width` by `height`: a red left half on noise. */
export const picture = async (width: number, height: number): Promise<Sharp> => {
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const half = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c00000' },
  };
  return sharp(noise).composite([{ input: half, left: 0, top: 0 }]);
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
