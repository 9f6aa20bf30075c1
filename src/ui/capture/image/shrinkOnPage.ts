import { IMAGE_MAX_SIDE_PX, IMAGE_QUALITY, IMAGE_TYPE } from '../../../contract/limits';
import { drawFitted, looksBlank, type MakeSurface } from './draw';
import type { ShrinkAnswer } from './messages';

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

/** The worker's work where there is no worker with a canvas (Safari before 16.4); an `<img>` is upright by itself. */
export const shrinkOnPage = async (file: Blob): Promise<ShrinkAnswer> => {
  const url = URL.createObjectURL(file);
  try {
    const image = await decode(url);
    if (image === undefined || image.naturalWidth === 0) return { problem: 'unsupported' };
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const { canvas } = drawFitted(image, size, IMAGE_MAX_SIDE_PX, makeSurface);
    if (looksBlank(canvas, makeSurface)) return { problem: 'blank' };
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, IMAGE_TYPE, IMAGE_QUALITY),
    );
    return blob === null ? { problem: 'unsupported' } : { blob };
  } finally {
    URL.revokeObjectURL(url);
  }
};
