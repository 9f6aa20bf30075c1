import { IMAGE_QUALITY, IMAGE_TYPE } from '../../../contract/limits';

/** The picture on screen now, at the camera's own size; undefined where the camera shows none yet. */
export const takePicture = async (video: HTMLVideoElement): Promise<File | undefined> => {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, IMAGE_TYPE, IMAGE_QUALITY));
  return blob === null ? undefined : new File([blob], 'foto.jpg', { type: IMAGE_TYPE });
};
