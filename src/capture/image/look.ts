import type { Advice } from './advice';
import { drawFitted, isUniform, type Canvas, type MakeSurface } from './draw';
import type { Size } from './fit';
import { hasGlare } from './glare';
import { histogram, quantile, toGrey, type Grey } from './grey';
import { sharpness } from './sharpness';

/** Long sides of the copies that are looked at, in pixels: for edges, for reflections, for whether there is anything. */
export const FINE_PX = 640;
export const COARSE_PX = 160;
const PROBE_PX = 48;

/** Thresholds: measured on documents made sharp, blurred, dark (docs/decisions/pictures.md). */
const SHARP_FROM = 92;
const LIGHT_FROM = 80;
/** Levels from the middle one, and the share of pixels that has to be as far away. */
const DIFFERENT = 24;
const SOMETHING = 0.0005;
/** Long and short side in pixels: below, a document's small print is lost. */
const LONG_FROM = 600;
const SHORT_FROM = 320;

/** What the two copies and the size of the original tell. Nothing else is said of a picture with hardly anything on it. */
export const adviceOn = (fine: Grey, coarse: Grey, { width, height }: Size): readonly Advice[] => {
  const counts = histogram(fine.levels);
  const median = quantile(counts, 0.5);
  const different = counts.reduce(
    (sum, count, level) => sum + (Math.abs(level - median) > DIFFERENT ? count : 0),
    0,
  );
  // An edge worth looking at, by the contrast that this picture has.
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

/** Looks at small copies of a picture that is drawn already; `size`: of the original. 'blank': one colour all over. */
export const lookAt = <C extends Canvas & CanvasImageSource>(
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
  return adviceOn(toGrey(fine.data, fine.canvas), toGrey(coarse.data, coarse.canvas), size);
};
