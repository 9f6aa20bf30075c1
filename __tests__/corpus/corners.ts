import sharp, { type Sharp } from 'sharp';

export const CORNERS_WIDTH = 240;
export const CORNERS_HEIGHT = 160;
export const cornerColours = {
  topLeft: [208, 32, 32],
  topRight: [32, 160, 48],
  bottomLeft: [32, 64, 200],
  bottomRight: [224, 192, 32],
} as const;

const quarter = ([r, g, b]: readonly [number, number, number], left: number, top: number) => ({
  input: {
    create: {
      width: CORNERS_WIDTH / 2,
      height: CORNERS_HEIGHT / 2,
      channels: 3 as const,
      background: { r, g, b },
    },
  },
  left,
  top,
});

export const corners = (): Sharp => {
  const { topLeft, topRight, bottomLeft, bottomRight } = cornerColours;
  const [x, y] = [CORNERS_WIDTH / 2, CORNERS_HEIGHT / 2];
  return sharp({
    create: { width: CORNERS_WIDTH, height: CORNERS_HEIGHT, channels: 3, background: '#fff' },
  }).composite([
    quarter(topLeft, 0, 0),
    quarter(topRight, x, 0),
    quarter(bottomLeft, 0, y),
    quarter(bottomRight, x, y),
  ]);
};

/** How the pixels lie in the file so that showing them by each orientation turns them upright. */
const undone: Readonly<Record<number, (pixels: Sharp) => Sharp>> = {
  1: (pixels) => pixels,
  2: (pixels) => pixels.flop(),
  3: (pixels) => pixels.rotate(180),
  4: (pixels) => pixels.flip(),
  // sharp mirrors before it turns, in whichever order the calls come.
  5: (pixels) => pixels.rotate(90).flip(),
  6: (pixels) => pixels.rotate(270),
  7: (pixels) => pixels.rotate(90).flop(),
  8: (pixels) => pixels.rotate(90),
};

export const turned = async (orientation: number): Promise<Buffer> => {
  const upright = await corners().png().toBuffer();
  const pixels = await (undone[orientation] ?? undone[1]!)(sharp(upright)).png().toBuffer();
  return sharp(pixels)
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Corpus', Model: 'Fotocamera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 27/1 51/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 11/1 24/1',
      },
    })
    .jpeg({ quality: 92 })
    .toBuffer();
};
