import { VIDEO_MAX_MS, VIDEO_TIMESLICE_MS, VIDEO_TYPE } from '../../contract/limits';
import { bareType, pickRecorderType } from '../check/recorderType';

export type RecordingProblem =
  | 'interrupted' // the camera or the page went away
  | 'empty'
  | 'tooLarge'
  | 'noRecorder' // the browser cannot record at all
  | 'failed';

export class RecordingError extends Error {
  constructor(readonly problem: RecordingProblem) {
    super(`Recording ${problem}`);
    this.name = 'RecordingError';
  }
}

export interface Clip {
  readonly blob: Blob;
  /** By the clock, from the recorder's start to its stop; a container's own duration is not to be trusted. */
  readonly durationMs: number;
}
export interface Recording {
  /** By performance.now(). */
  readonly startedAt: number;
  /** Rejects with a RecordingError; after `cancel` it stays pending for ever. */
  readonly clip: Promise<Clip>;
  readonly stop: () => void;
  readonly cancel: () => void;
}

/**
 * Records until `stop` or for VIDEO_MAX_MS, whichever is first. The clock starts with the call: the recorder's own start
 * event comes with its first data, some 300 ms into the recording, and the clip would be that much too long.
 */
export const recordClip = (stream: MediaStream): Recording => {
  const type = pickRecorderType();
  const recorder = new MediaRecorder(stream, type === '' ? {} : { mimeType: type });
  const chunks: Blob[] = [];
  let endedAt = 0;
  let cancelled = false;

  const stop = () => {
    clearTimeout(timer);
    if (recorder.state === 'inactive') return;
    endedAt = performance.now();
    recorder.stop();
  };
  const clip = new Promise<Clip>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
    };
    recorder.onerror = () => {
      clearTimeout(timer);
      if (!cancelled) reject(new RecordingError('failed'));
    };
    recorder.onstop = () => {
      clearTimeout(timer);
      if (cancelled) return;
      // A recorder that stops by itself lost its camera.
      if (endedAt === 0) return reject(new RecordingError('interrupted'));
      const blob = new Blob(chunks, { type: bareType(recorder.mimeType || type) || VIDEO_TYPE });
      if (blob.size === 0) return reject(new RecordingError('empty'));
      resolve({ blob, durationMs: Math.min(endedAt - startedAt, VIDEO_MAX_MS) });
    };
  });
  recorder.start(VIDEO_TIMESLICE_MS);
  const startedAt = performance.now();
  const timer = setTimeout(stop, VIDEO_MAX_MS);
  return {
    startedAt,
    clip,
    stop,
    cancel: () => {
      cancelled = true;
      stop();
    },
  };
};
