import { VIDEO_MAX_MS, VIDEO_TIMESLICE_MS, VIDEO_TYPE } from '../../contract/limits';
import { bareType, pickRecorderType } from '../check/recorderType';

export type RecordingProblem =
  | 'interrupted' // the camera or the page went away
  | 'empty'
  | 'tooLarge'
  | 'noRecorder'
  | 'failed';

export class RecordingError extends Error {
  constructor(readonly problem: RecordingProblem) {
    super(`Recording ${problem}`);
    this.name = 'RecordingError';
  }
}

export interface Clip {
  readonly blob: Blob;
  /** Measured by the clock from start to stop: a container's own duration is unreliable. */
  readonly durationMs: number;
}
export interface Recording {
  /** Time by performance.now(). */
  readonly startedAt: number;
  /** Rejects with a RecordingError. Stays pending after `cancel`. */
  readonly clip: Promise<Clip>;
  /** Waits for the first picture where there is none. */
  readonly stop: () => void;
  readonly cancel: () => void;
}

/** How long a recorder may take to finish: some phones never say that they have. */
const STOP_WITHIN_MS = 3000;

/**
 * The clock starts with the call: the start event fires about 300 ms late, which would make the clip too
 * long.
 */
export const recordClip = (stream: MediaStream): Recording => {
  const type = pickRecorderType();
  const recorder = new MediaRecorder(stream, type === '' ? {} : { mimeType: type });
  const chunks: Blob[] = [];
  let endedAt = 0;
  let cancelled = false;
  let stopsSoon = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish = () => {};

  const end = () => {
    if (endedAt > 0 || recorder.state === 'inactive') return;
    clearTimeout(timer);
    endedAt = performance.now();
    // What it has given until then is taken for the whole.
    timer = setTimeout(finish, STOP_WITHIN_MS);
    recorder.stop();
  };
  const clip = new Promise<Clip>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
      if (stopsSoon && chunks.length > 0) end();
    };
    recorder.onerror = () => {
      clearTimeout(timer);
      if (!cancelled) reject(new RecordingError('failed'));
    };
    finish = () => {
      clearTimeout(timer);
      if (cancelled) return;
      // If the recorder stops by itself, it has lost its camera.
      if (endedAt === 0) return reject(new RecordingError('interrupted'));
      const blob = new Blob(chunks, { type: bareType(recorder.mimeType || type) || VIDEO_TYPE });
      if (blob.size === 0) return reject(new RecordingError('empty'));
      resolve({ blob, durationMs: Math.min(endedAt - startedAt, VIDEO_MAX_MS) });
    };
    recorder.onstop = finish;
  });
  recorder.start(VIDEO_TIMESLICE_MS);
  const startedAt = performance.now();
  timer = setTimeout(end, VIDEO_MAX_MS);
  return {
    startedAt,
    clip,
    stop: () => {
      // Phones that are busy have nothing in the first second: stopped then, the clip would be empty.
      if (chunks.length > 0) end();
      else stopsSoon = true;
    },
    cancel: () => {
      cancelled = true;
      end();
    },
  };
};
