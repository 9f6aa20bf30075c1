import { VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../contract/limits';
import type { RecordingProblem } from './recordClip';

export type VideoFileProblem = 'notVideo' | 'tooLong' | Extract<RecordingProblem, 'empty' | 'tooLarge'>;

/** Camera apps stop slightly after the intended five seconds. */
const TOLERANCE_MS = 500;
const METADATA_WITHIN_MS = 3000;

/** Returns the duration that the file declares, in milliseconds; undefined if missing or unreadable. */
export const declaredDuration = (file: Blob): Promise<number | undefined> =>
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

/** Validates a chosen video file. If its duration is unknown here, the service checks it. */
export const videoFileProblem = async (
  file: Blob,
  durationOf: (file: Blob) => Promise<number | undefined> = declaredDuration,
): Promise<VideoFileProblem | undefined> => {
  // Phones sometimes set no type: the service checks the content.
  if (file.type !== '' && !file.type.startsWith('video/')) return 'notVideo';
  if (file.size === 0) return 'empty';
  if (file.size > VIDEO_MAX_BYTES) return 'tooLarge';
  const duration = await durationOf(file);
  return duration !== undefined && duration > VIDEO_MAX_MS + TOLERANCE_MS ? 'tooLong' : undefined;
};
