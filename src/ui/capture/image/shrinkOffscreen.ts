import { IMAGE_MAX_SIDE_PX, IMAGE_QUALITY, IMAGE_TYPE } from '../../../contract/limits';
import { drawFitted, looksBlank, type MakeSurface } from './draw';
import type { ShrinkAnswer } from './messages';

const makeSurface: MakeSurface<OffscreenCanvas> = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return { canvas, context };
};

/** Upright as the EXIF says, at most 2000x2000, JPEG. Runs in the worker. Rejects only where the canvas fails. */
export const shrinkOffscreen = async (file: Blob): Promise<ShrinkAnswer> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return { problem: 'unsupported' };
  const { canvas } = drawFitted(bitmap, bitmap, IMAGE_MAX_SIDE_PX, makeSurface);
  bitmap.close();
  if (looksBlank(canvas, makeSurface)) return { problem: 'blank' };
  return { blob: await canvas.convertToBlob({ type: IMAGE_TYPE, quality: IMAGE_QUALITY }) };
};
