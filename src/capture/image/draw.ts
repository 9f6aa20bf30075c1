export interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitWithin = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export interface Canvas {
  width: number;
  height: number;
}
interface Surface<C extends Canvas = Canvas> {
  readonly canvas: C;
  readonly context: Context;
}
export type MakeSurface<C extends Canvas = Canvas> = (size: Size) => Surface<C>;

/** Draws directly at the target size: iOS turns canvases over 16.7 megapixels black. */
export const drawFitted = <C extends Canvas>(
  source: CanvasImageSource,
  size: Size,
  maxSide: number,
  makeSurface: MakeSurface<C>,
): Surface<C> => {
  const fitted = fitWithin(size, maxSide);
  const surface = makeSurface(fitted);
  const { context } = surface;
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, fitted.width, fitted.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, fitted.width, fitted.height);
  return surface;
};

/** Variation of 256 levels that still counts as one colour, for the noise of a covered lens. */
const UNIFORM_WITHIN = 2;

export const isUniform = (pixels: Uint8ClampedArray): boolean =>
  [0, 1, 2].every((channel) => {
    let low = 255;
    let high = 0;
    for (let index = channel; index < pixels.length; index += 4) {
      const level = pixels[index] ?? 0;
      if (level < low) low = level;
      if (level > high) high = level;
    }
    return high - low <= UNIFORM_WITHIN;
  });
