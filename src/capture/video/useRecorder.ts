import { useCallback, useEffect, useRef, useState } from 'react';
import { VIDEO_MAX_BYTES } from '../../contract/limits';
import { repairRecording } from './repairRecording';
import { recordClip, RecordingError, type Clip, type Recording, type RecordingProblem } from './recordClip';
import { canRecord } from '../check/recorderType';

export type RecorderState =
  | { readonly phase: 'ready' }
  /** `startedAt` by performance.now(). */
  | { readonly phase: 'recording'; readonly startedAt: number }
  | { readonly phase: 'finishing' }
  | { readonly phase: 'recorded'; readonly clip: Clip }
  | { readonly phase: 'failed'; readonly problem: RecordingProblem };

export interface Recorder {
  readonly state: RecorderState;
  readonly start: (stream: MediaStream) => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

const finish = async (clip: Clip): Promise<Clip> => {
  const blob = await repairRecording(clip.blob, clip.durationMs);
  if (blob.size > VIDEO_MAX_BYTES) throw new RecordingError('tooLarge');
  return { ...clip, blob };
};

const tryToRecord = (stream: MediaStream): Recording | null => {
  try {
    return recordClip(stream);
  } catch {
    return null;
  }
};

const problemOf = (error: unknown): RecordingProblem =>
  error instanceof RecordingError ? error.problem : 'failed';

export function useRecorder(): Recorder {
  const [state, setState] = useState<RecorderState>({ phase: 'ready' });
  const recording = useRef<Recording | null>(null);

  const drop = useCallback(() => {
    recording.current?.cancel();
    recording.current = null;
  }, []);
  const start = useCallback(
    (stream: MediaStream) => {
      drop();
      const mine = tryToRecord(stream);
      recording.current = mine;
      // There is no MediaRecorder, or it supports no known type.
      if (mine === null) return setState({ phase: 'failed', problem: canRecord() ? 'failed' : 'noRecorder' });
      setState({ phase: 'recording', startedAt: mine.startedAt });
      const whileMine = (next: RecorderState) => {
        if (recording.current === mine) setState(next);
      };
      mine.clip
        .then((clip) => {
          whileMine({ phase: 'finishing' });
          return finish(clip);
        })
        .then(
          (clip) => whileMine({ phase: 'recorded', clip }),
          (error: unknown) => whileMine({ phase: 'failed', problem: problemOf(error) }),
        );
    },
    [drop],
  );
  const stop = useCallback(() => recording.current?.stop(), []);
  const reset = useCallback(() => {
    drop();
    setState({ phase: 'ready' });
  }, [drop]);

  useEffect(() => drop, [drop]);
  const running = state.phase === 'recording';
  useEffect(() => {
    if (!running) return;
    // Phones' cameras deliver black pictures to pages in the background.
    const leave = () => {
      if (!document.hidden) return;
      drop();
      setState({ phase: 'failed', problem: 'interrupted' });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [running, drop]);

  return { state, start, stop, reset };
}
