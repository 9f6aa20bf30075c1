import { VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../contract/limits';
import type { RecordingProblem } from './recordClip';

export type VideoFileProblem = 'notVideo' | 'tooLong' | Extract<RecordingProblem, 'empty' | 'tooLarge'>;

/** A camera app stops a little after the five seconds that one meant. */
const TOLERANCE_MS = 500;
const METADATA_WITHIN_MS = 3000;

/** Milliseconds by the file's own word; undefined where it has none or the browser cannot read it. */
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

/** What is wrong with a video chosen as a file. Where the length cannot be told here, the service tells it. */
export const videoFileProblem = async (
  file: Blob,
  durationOf: (file: Blob) => Promise<number | undefined> = declaredDuration,
): Promise<VideoFileProblem | undefined> => {
  // Phones sometimes name no type: the service decides by the content.
  if (file.type !== '' && !file.type.startsWith('video/')) return 'notVideo';
  if (file.size === 0) return 'empty';
  if (file.size > VIDEO_MAX_BYTES) return 'tooLarge';
  const duration = await durationOf(file);
  return duration !== undefined && duration > VIDEO_MAX_MS + TOLERANCE_MS ? 'tooLong' : undefined;
};
