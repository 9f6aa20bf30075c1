/** Files that an applicant would send: pictures with something on them, and a video of a second. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SentFile } from './http/browser';

/** A JPEG of a red card on noise. Two numbers give two pictures. */
export const picture = async (number: number): Promise<SentFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const ground = sharp({ create: { width: 640, height: 400, channels: 3, background: '#ffffff', noise } });
  const card = { width: 200 + number, height: 200, channels: 3 as const, background: '#c00000' };
  const content = await sharp(await ground.png().toBuffer())
    .composite([{ input: { create: card }, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return { filename: 'documento.jpg', contentType: 'image/jpeg', content };
};

const VIDEO = join(__dirname, '..', '..', '__tests__', 'fixtures', 'video', 'short.webm');

export const video = (): SentFile => ({
  filename: 'video.webm',
  contentType: 'video/webm',
  content: readFileSync(VIDEO),
});

/** What no box takes. */
export const textFile: SentFile = {
  filename: 'documento.txt',
  contentType: 'text/plain',
  content: Buffer.from('Questo non è un documento.'),
};
