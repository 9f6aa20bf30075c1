import type { ShrinkRequest } from './picture';
import { shrinkOffscreen } from './shrinkOffscreen';

self.onmessage = ({ data }: MessageEvent<ShrinkRequest>) => {
  shrinkOffscreen(data.source as Blob | ImageBitmap).then(
    (answer) => self.postMessage(answer),
    // Thrown outside the promise, the error becomes the worker's error event. The page then shrinks the
    // picture itself.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};
