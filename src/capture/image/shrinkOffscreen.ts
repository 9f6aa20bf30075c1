import { IMAGE_MAX_SIDE_PX, IMAGE_QUALITY, IMAGE_TYPE } from '../../contract/limits';
import { isCanvasAltered } from './alteredCanvas';
import { drawFitted, type MakeSurface } from './draw';
import { assessPicture } from './assessPicture';
import type { ShrinkAnswer } from './picture';

const makeSurface: MakeSurface<OffscreenCanvas> = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return { canvas, context };
};

/** Rejects only if the canvas fails. */
export const shrinkOffscreen = async (source: Blob | ImageBitmap): Promise<ShrinkAnswer> => {
  if (isCanvasAltered(makeSurface)) return { problem: 'altered' };
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return { problem: 'unsupported' };
  const size = { width: bitmap.width, height: bitmap.height };
  const { canvas } = drawFitted(bitmap, size, IMAGE_MAX_SIDE_PX, makeSurface);
  bitmap.close();
  // Browsers encode in another thread: the check runs meanwhile.
  const encoded = canvas.convertToBlob({ type: IMAGE_TYPE, quality: IMAGE_QUALITY });
  const advice = assessPicture(canvas, size, makeSurface);
  const blob = await encoded;
  return advice === 'blank' ? { problem: advice } : { blob, advice };
};
