import sharp from 'sharp';
import { kept } from './kept';
import { scene } from './scene';
import { turned } from './corners';
import { jpeg, png, shape, type Shape } from './shape';

const WIDTH = 1600;
const HEIGHT = 1200;

const photo = (width = WIDTH, height = HEIGHT) => scene(width, height);
const large = (name: string, width: number, height: number): Shape =>
  jpeg(
    name,
    kept(`${name}.jpg`, () => scene(width, height).jpeg({ quality: 85 }).toBuffer()),
  );
const plain = (background: string) => () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A lamp mirrored in the card: white in the middle, nothing left to read there. */
const glare = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<radialGradient id="g"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<ellipse cx="900" cy="560" rx="560" ry="380" fill="url(#g)"/></svg>`);

const transparent = async (): Promise<Buffer> => {
  const card = await photo(800, 600).png().toBuffer();
  return sharp({
    create: { width: 1200, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: card, left: 200, top: 150 }])
    .png()
    .toBuffer();
};

export const pictures: readonly Shape[] = [
  jpeg('document', () => photo().jpeg({ quality: 92 }).toBuffer()),
  large('48-megapixels', 8000, 6000),
  /** One row above what iOS draws on a canvas. */
  large('16.8-megapixels', 4732, 3551),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    jpeg(`orientation-${orientation}`, () => turned(orientation)),
  ),
  jpeg('cmyk', () => photo().toColourspace('cmyk').jpeg({ quality: 92 }).toBuffer()),
  jpeg('progressive', () => photo().jpeg({ quality: 92, progressive: true }).toBuffer()),
  jpeg('greyscale', () => photo().toColourspace('b-w').jpeg({ quality: 92 }).toBuffer()),
  jpeg('wide-gamut', () => photo().withIccProfile('p3').jpeg({ quality: 92 }).toBuffer()),
  png('16-bit', () => photo(800, 600).toColourspace('rgb16').png().toBuffer()),
  png('palette', () => photo(800, 600).png({ palette: true }).toBuffer()),
  png('transparent', transparent),
  jpeg('tiny', () => photo(32, 20).jpeg().toBuffer()),
  jpeg('panorama', () => photo(8000, 600).jpeg({ quality: 85 }).toBuffer()),
  jpeg('black', plain('#000000')),
  jpeg('white', plain('#ffffff')),
  jpeg('blurred', () => photo().blur(14).jpeg({ quality: 92 }).toBuffer()),
  jpeg('dark', () => photo().linear(0.1, 0).jpeg({ quality: 92 }).toBuffer()),
  jpeg('glare', async () =>
    photo()
      .composite([{ input: glare }])
      .jpeg({ quality: 92 })
      .toBuffer(),
  ),
  shape('webp', 'webp.webp', 'image/webp', () => photo(800, 600).webp().toBuffer()),
  shape('gif', 'gif.gif', 'image/gif', () => photo(400, 300).gif().toBuffer()),
];
