import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../server/brand';

const TOUCH_ICON = 'apple-touch-icon.png';
const FAVICON = 'favicon.ico';
const MANIFEST_SIZES = [192, 512] as const;
const TOUCH_SIZE = 180;
const FAVICON_SIZE = 32;

const pngName = (size: number): string => `icon-${size}.png`;

export const manifestPictures = MANIFEST_SIZES.map((size) => ({
  src: pngName(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Undefined if the brand has none but .ico files: no pictures can be made from these. */
export const drawnIcon = ({ icons, folder }: Brand): string | undefined => {
  const drawn = icons.find(({ file }) => /\.(svg|png)$/.test(file));
  return drawn && path.join(folder, drawn.file);
};

export const iconPictures = async (brand: Brand): Promise<Readonly<Record<string, Buffer>>> => {
  const source = drawnIcon(brand);
  if (source === undefined) return {};
  // An SVG is drawn at its size by 72 dots an inch: large enough for the largest picture.
  const at = (size: number) =>
    sharp(source, { density: 600 }).resize(size, size, { fit: 'contain', background: '#0000' });
  const png = (size: number): Promise<Buffer> => at(size).png().toBuffer();
  const files = await Promise.all(
    MANIFEST_SIZES.map(async (size): Promise<[string, Buffer]> => [pngName(size), await png(size)]),
  );
  // iOS shows what is transparent as black.
  const touch = await at(TOUCH_SIZE).flatten({ background: brand.colours.surface }).png().toBuffer();
  const favicon = icoOf(await png(FAVICON_SIZE), FAVICON_SIZE);
  return { ...Object.fromEntries(files), [TOUCH_ICON]: touch, [FAVICON]: favicon };
};
