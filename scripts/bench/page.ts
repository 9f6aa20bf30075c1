/**
 * The page of `npm run bench:resize`: three ways to the same JPEG, and what each
 * of them holds the page up for.
 */
import { shrinkImage } from '../../src/capture/image/shrinkImage';

const MAX_SIDE = 2000;

export interface Run {
  readonly ms: number;
  /** Longest task that the browser reports; it reports none below 50 ms. */
  readonly longTask: number;
  /** Longest time between two turns of a timer: what the applicant would feel. */
  readonly gap: number;
}

/** The usual way: an `<img>`, a canvas, toBlob. */
const onPage = async (file: Blob): Promise<Blob | null> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
};

/** The least a worker can do: no look, no ground under transparent pictures, no answer to trouble. */
const inWorker = (file: Blob): Promise<Blob> => {
  const body = `const shrink = async (file) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, ${MAX_SIDE} / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  };
  onmessage = ({ data }) =>
    shrink(data).then(postMessage, (error) => setTimeout(() => { throw error; }));`;
  const worker = new Worker(URL.createObjectURL(new Blob([body])));
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
};

const ways = { product: shrinkImage, page: onPage, worker: inWorker };

const run = async (way: keyof typeof ways): Promise<Run> => {
  const file = new File([await (await fetch('/picture.jpg')).blob()], 'picture.jpg', { type: 'image/jpeg' });
  let [longTask, gap, last] = [0, 0, performance.now()];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTask = Math.max(longTask, duration);
  });
  observer.observe({ type: 'longtask' });
  const probe = setInterval(() => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  }, 1);
  const start = performance.now();
  const made = await ways[way](file);
  const ms = performance.now() - start;
  if (made === null) throw new Error(`${way} made nothing`);
  // Entries of the last task come after it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  clearInterval(probe);
  observer.disconnect();
  return { ms, longTask, gap };
};

declare global {
  interface Window {
    run: typeof run;
  }
}
window.run = run;
