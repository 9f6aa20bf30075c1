import { IMAGE_MAX_SIDE_PX, IMAGE_QUALITY, IMAGE_TYPE } from '../../contract/limits';
import { isCanvasAltered } from './alteredCanvas';
import { drawFitted, type MakeSurface, type Size } from './draw';
import { assessPicture } from './assessPicture';
import type { PictureSource, ShrinkAnswer } from './picture';

const makeSurface: MakeSurface<HTMLCanvasElement> = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return { canvas, context };
};

const decode = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });

/** False where there is no canvas at all. */
export const isPageCanvasAltered = (): boolean => {
  try {
    return isCanvasAltered(makeSurface);
  } catch {
    return false;
  }
};

const shrink = async (source: CanvasImageSource, size: Size): Promise<ShrinkAnswer> => {
  if (isPageCanvasAltered()) return { problem: 'altered' };
  const { canvas } = drawFitted(source, size, IMAGE_MAX_SIDE_PX, makeSurface);
  const advice = assessPicture(canvas, size, makeSurface);
  if (advice === 'blank') return { problem: advice };
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, IMAGE_TYPE, IMAGE_QUALITY));
  return blob === null ? { problem: 'unsupported' } : { blob, advice };
};

/** For browsers without a canvas in workers. `<img>` applies the EXIF orientation. */
export const shrinkOnPage = async (source: PictureSource): Promise<ShrinkAnswer> => {
  if (!(source instanceof Blob)) return shrink(source, source);
  const url = URL.createObjectURL(source);
  try {
    const image = await decode(url);
    if (image === undefined || image.naturalWidth === 0) return { problem: 'unsupported' };
    return await shrink(image, { width: image.naturalWidth, height: image.naturalHeight });
  } finally {
    URL.revokeObjectURL(url);
  }
};
