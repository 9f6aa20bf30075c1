import type { Advice } from './picture';
import { type Canvas, drawFitted, isUniform, type MakeSurface, type Size } from './draw';
import { hasGlare } from './glare';
import { histogram, quantile, toGrey, type Grey } from './grey';
import { sharpness } from './sharpness';

/** Long sides in pixels of the copies used for edges, for reflections, and for an empty picture. */
export const FINE_PX = 640;
export const COARSE_PX = 160;
const PROBE_PX = 48;

/** Thresholds, measured on sharp, blurred and dark documents (docs/decisions/uploads.md). */
const SHARP_FROM = 92;
const LIGHT_FROM = 80;
/** Distance from the median level, and the share of pixels that must exceed it. */
const DIFFERENT = 24;
const SOMETHING = 0.0005;
/** Long and short side in pixels: below them small print is illegible. */
const LONG_FROM = 600;
const SHORT_FROM = 320;

export const pictureAdvice = (fine: Grey, coarse: Grey, { width, height }: Size): readonly Advice[] => {
  const counts = histogram(fine.levels);
  const median = quantile(counts, 0.5);
  const different = counts.reduce(
    (sum, count, level) => sum + (Math.abs(level - median) > DIFFERENT ? count : 0),
    0,
  );
  // The minimum height of an edge, relative to the picture's contrast.
  const edge = Math.max(10, (quantile(counts, 0.995) - quantile(counts, 0.005)) / 4);
  const isEmpty = different < fine.levels.length * SOMETHING;
  const found: readonly (false | Advice)[] = [
    isEmpty && 'uniform',
    !isEmpty && sharpness(fine, edge) < SHARP_FROM && 'blurred',
    hasGlare(coarse) && 'glare',
    quantile(counts, 0.99) < LIGHT_FROM && 'dark',
    (Math.max(width, height) < LONG_FROM || Math.min(width, height) < SHORT_FROM) && 'small',
  ];
  return found.filter((one) => one !== false);
};

/** `size`: of the original. 'blank': one colour all over. */
export const assessPicture = <C extends Canvas & CanvasImageSource>(
  canvas: C,
  size: Size,
  makeSurface: MakeSurface<C>,
): 'blank' | readonly Advice[] => {
  const copy = (from: C, side: number) => {
    const surface = drawFitted(from, from, side, makeSurface);
    const { width, height } = surface.canvas;
    return { ...surface, data: surface.context.getImageData(0, 0, width, height).data };
  };
  const fine = copy(canvas, FINE_PX);
  if (isUniform(copy(fine.canvas, PROBE_PX).data)) return 'blank';
  const coarse = copy(fine.canvas, COARSE_PX);
  return pictureAdvice(toGrey(fine.data, fine.canvas), toGrey(coarse.data, coarse.canvas), size);
};
