import { IMAGE_MAX_SIDE_PX, IMAGE_QUALITY, IMAGE_TYPE } from '../../contract/limits';
import { drawFitted, type MakeSurface } from './draw';
import { lookAt } from './look';
import type { ShrinkAnswer } from './messages';

const makeSurface: MakeSurface<OffscreenCanvas> = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return { canvas, context };
};

/** Upright as the EXIF says, at most 2000x2000, JPEG. Runs in the worker. Rejects only where the canvas fails. */
export const shrinkOffscreen = async (source: Blob | ImageBitmap): Promise<ShrinkAnswer> => {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return { problem: 'unsupported' };
  const size = { width: bitmap.width, height: bitmap.height };
  const { canvas } = drawFitted(bitmap, size, IMAGE_MAX_SIDE_PX, makeSurface);
  bitmap.close();
  // Browsers encode beside the worker's thread: it is looked at in the meantime.
  const encoded = canvas.convertToBlob({ type: IMAGE_TYPE, quality: IMAGE_QUALITY });
  const advice = lookAt(canvas, size, makeSurface);
  const blob = await encoded;
  return advice === 'blank' ? { problem: advice } : { blob, advice };
};
