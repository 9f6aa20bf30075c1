import sharp, { type Sharp } from 'sharp';
import type { SentFile } from '../../../server/walk/requests';

export const picture = async (width: number, height: number): Promise<Sharp> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const ground = sharp({ create: { width, height, channels: 3, background: '#ffffff', noise } });
  const half = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#c00000' },
  };
  return sharp(await ground.png().toBuffer()).composite([{ input: half, left: 0, top: 0 }]);
};

export const jpeg = async (width = 320, height = 200): Promise<SentFile> => ({
  filename: 'fronte.jpg',
  content: await (await picture(width, height)).jpeg({ quality: 90 }).toBuffer(),
  contentType: 'image/jpeg',
});
