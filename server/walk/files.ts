import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SentFile } from './requests';

const PAPERS = ['#c2410c', '#1d4ed8', '#15803d', '#7e22ce'] as const;

export const samplePicture = async (place: number): Promise<SentFile> => {
  const noise = { type: 'gaussian', mean: 200, sigma: 12 } as const;
  const table = { width: 800, height: 560, channels: 3, background: '#e5e7eb', noise } as const;
  const card = `<svg width="640" height="400" xmlns="http://www.w3.org/2000/svg">
    <rect width="640" height="400" rx="24" fill="#f8fafc"/>
    <rect width="640" height="72" rx="24" fill="${PAPERS[place % PAPERS.length]}"/>
    <rect x="40" y="120" width="150" height="200" fill="#cbd5e1"/>
    ${[130, 180, 230, 280].map((y) => `<rect x="230" y="${y}" width="330" height="20" fill="#94a3b8"/>`).join('')}
  </svg>`;
  const content = await sharp(await sharp({ create: table }).png().toBuffer())
    .composite([{ input: Buffer.from(card) }])
    .jpeg()
    .toBuffer();
  return { filename: 'documento.jpg', contentType: 'image/jpeg', content };
};

export const sampleVideo = (): SentFile => ({
  filename: 'video.webm',
  contentType: 'video/webm',
  content: readFileSync(join(__dirname, 'sample.webm')),
});
