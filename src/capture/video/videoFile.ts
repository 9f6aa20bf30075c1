import { VIDEO_MAX_BYTES, VIDEO_MAX_MS, VIDEO_TOLERANCE_MS } from '../../contract/limits';
import type { RecordingProblem } from './recordClip';

export type VideoFileProblem = 'notVideo' | 'tooLong' | Extract<RecordingProblem, 'empty' | 'tooLarge'>;

/** Types that are no video for sure. Phones and cloud folders often declare one that says little, or none. */
const OTHER_TYPE = /^(?:(?:image|audio|text|font)\/|application\/(?:pdf|zip|json|xml|msword|vnd\.))/;
const METADATA_WITHIN_MS = 3000;

/** In milliseconds; undefined if missing or unreadable. */
const declaredDuration = (file: Blob): Promise<number | undefined> =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const done = (duration?: number) => {
      clearTimeout(timer);
      URL.revokeObjectURL(url);
      resolve(duration !== undefined && Number.isFinite(duration) ? duration * 1000 : undefined);
    };
    const timer = setTimeout(done, METADATA_WITHIN_MS);
    video.preload = 'metadata';
    video.onloadedmetadata = () => done(video.duration);
    video.onerror = () => done();
    video.src = url;
  });

/** A duration that is unknown here is checked by the service. */
export const videoFileProblem = async (
  file: Blob,
  durationOf: (file: Blob) => Promise<number | undefined> = declaredDuration,
): Promise<VideoFileProblem | undefined> => {
  if (OTHER_TYPE.test(file.type)) return 'notVideo';
  if (file.size === 0) return 'empty';
  if (file.size > VIDEO_MAX_BYTES) return 'tooLarge';
  const duration = await durationOf(file);
  return duration !== undefined && duration > VIDEO_MAX_MS + VIDEO_TOLERANCE_MS ? 'tooLong' : undefined;
};
