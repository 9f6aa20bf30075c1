import { createResizeWorker } from './createWorker';
import type { PictureSource, ShrinkAnswer, ShrinkRequest, Shrunk } from './picture';
import { FileError } from './problems';
import { shrinkOnPage } from './shrinkOnPage';

const canUseWorker = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function';

/** Far more than any picture takes on a slow phone: a worker that is out of memory may end silently. */
const PATIENCE_MS = 20_000;

/** One worker per picture frees its memory at once. Rejects if the worker fails or stays silent. */
const shrinkInWorker = async (source: PictureSource): Promise<ShrinkAnswer> => {
  const worker = createResizeWorker();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ShrinkAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The worker failed'));
      };
      silence = setTimeout(() => reject(new Error('The worker is silent')), PATIENCE_MS);
      worker.postMessage({ source } satisfies ShrinkRequest);
    });
  } finally {
    clearTimeout(silence);
    worker.terminate();
  }
};

/** Without EXIF, which tells place and device. Throws FileError 'unsupported', 'blank' or 'altered'. */
export const shrinkImage = async (source: PictureSource): Promise<Shrunk> => {
  const inWorker = canUseWorker() ? await shrinkInWorker(source).catch(() => undefined) : undefined;
  // WebKit's <img> shows formats of which it cannot create bitmaps.
  const answer = inWorker?.problem === 'unsupported' || !inWorker ? await shrinkOnPage(source) : inWorker;
  if (answer.blob === undefined) throw new FileError(answer.problem);
  return answer;
};
