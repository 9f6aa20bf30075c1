import { fitWithin, type Size } from './fit';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export interface Canvas {
  width: number;
  height: number;
}
export interface Surface<C extends Canvas = Canvas> {
  readonly canvas: C;
  readonly context: Context;
}
export type MakeSurface<C extends Canvas = Canvas> = (size: Size) => Surface<C>;

/** Draws straight into the target size: a canvas of the source's size turns black on iOS over 16.7 megapixels. */
export const drawFitted = <C extends Canvas>(
  source: CanvasImageSource,
  size: Size,
  maxSide: number,
  makeSurface: MakeSurface<C>,
): Surface<C> => {
  const fitted = fitWithin(size, maxSide);
  const surface = makeSurface(fitted);
  const { context } = surface;
  // JPEG has no transparency: what shows through is white, as paper is.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, fitted.width, fitted.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, fitted.width, fitted.height);
  return surface;
};

/** Levels of 256 that a single colour may vary by, for the noise of a covered lens. */
const UNIFORM_WITHIN = 2;

/** RGBA bytes that are one colour all over. */
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
