import sharp, { type Metadata } from 'sharp';
import type { Product } from './product';
import { storedFiles } from './storedFiles';

/** A photograph as a telephone takes it, larger than what is kept; its edges are sharp, or the page would ask about it. */
export const largePhotograph = (width = 3000, height = 2250): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 225, channels: 3, background: '#b9c7d6', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .resize(width, height, { kernel: 'nearest' })
    .jpeg()
    .toBuffer(); // prettier-ignore

/** What the service has stored last, by its own bytes. */
export const newestStoredPicture = async (product: Product): Promise<Metadata> => {
  const [newest] = await storedFiles(product);
  return sharp(newest).metadata();
};

/** How far apart two pictures are: levels of 256, on average over small grey copies. */
export const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).greyscale().resize(80, 50, { fit: 'fill' }).raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) throw new Error('Not two pictures');
  return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length;
};
