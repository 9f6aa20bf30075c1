import type { ShrinkRequest } from './messages';
import { shrinkOffscreen } from './shrinkOffscreen';

self.onmessage = ({ data }: MessageEvent<ShrinkRequest>) => {
  shrinkOffscreen(data.source as Blob | ImageBitmap).then(
    (answer) => self.postMessage(answer),
    // Thrown outside the promise it becomes the worker's error event, which the page answers by doing it itself.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};
