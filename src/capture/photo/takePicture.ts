import type { PictureSource } from '../image/picture';
import { preparePicture, type Prepared } from '../image/prepareFile';

/** Some cameras never respond. */
const PHOTOGRAPH_WITHIN_MS = 5000;

const frameOf = async (video: HTMLVideoElement): Promise<PictureSource | undefined> => {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  if (typeof createImageBitmap === 'function') return createImageBitmap(video);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas;
};

/** Undefined where the stream is as fine. Rejects if unsupported. */
const photographOf = async ({
  srcObject,
  videoWidth,
  videoHeight,
}: HTMLVideoElement): Promise<Blob | undefined> => {
  const [track] = (srcObject as MediaStream).getVideoTracks();
  if (track === undefined) return undefined;
  const capture = new ImageCapture(track);
  const { imageWidth, imageHeight } = await capture.getPhotoCapabilities();
  const finest = { imageWidth: imageWidth?.max ?? 0, imageHeight: imageHeight?.max ?? 0 };
  if (finest.imageWidth * finest.imageHeight <= videoWidth * videoHeight) return undefined;
  return Promise.race([
    capture.takePhoto(finest),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PHOTOGRAPH_WITHIN_MS)),
  ]);
};

/** Undefined if there is no frame yet. Throws FileError. */
export const takePicture = async (video: HTMLVideoElement): Promise<Prepared | undefined> => {
  const frame = await frameOf(video);
  if (frame === undefined) return undefined;
  const photograph = await photographOf(video).catch(() => undefined);
  const finer = photograph && (await preparePicture(photograph).catch(() => undefined));
  return finer ?? preparePicture(frame);
};
