import { createResizeWorker } from './createWorker';
import type { PictureSource, ShrinkAnswer, ShrinkRequest, Shrunk } from './messages';
import { FileError } from './problems';
import { shrinkOnPage } from './shrinkOnPage';

const canUseWorker = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function';

/** One worker a picture: the memory of a large one is given back at once. Rejects where the worker cannot do it. */
const shrinkInWorker = async (source: PictureSource): Promise<ShrinkAnswer> => {
  const worker = createResizeWorker();
  try {
    return await new Promise<ShrinkAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker failed'));
      };
      worker.postMessage({ source } satisfies ShrinkRequest);
    });
  } finally {
    worker.terminate();
  }
};

/**
 * A picture as it is sent: upright, at most 2000x2000, JPEG at full quality, without its EXIF (place, device); with what
 * the look at it found. Throws FileError 'unsupported' or 'blank'.
 */
export const shrinkImage = async (source: PictureSource): Promise<Shrunk> => {
  const inWorker = canUseWorker() ? await shrinkInWorker(source).catch(() => undefined) : undefined;
  // WebKit shows formats in an <img> that it does not make bitmaps of.
  const answer = inWorker?.problem === 'unsupported' || !inWorker ? await shrinkOnPage(source) : inWorker;
  if (answer.blob === undefined) throw new FileError(answer.problem);
  return answer;
};
