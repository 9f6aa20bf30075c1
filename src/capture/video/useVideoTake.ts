import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CameraState } from '../camera/useCamera';
import { createSound, ignoreErrors, type Sound } from './sound';
import { useRecorder } from './useRecorder';

export interface UnsentClip {
  readonly blob: Blob;
  /** False for a chosen file. */
  readonly fromCamera: boolean;
  /** No voice was detected. */
  readonly silent: boolean;
}

/** Undefined without a stream or without Web Audio. */
function useSound(stream: MediaStream | undefined): RefObject<Sound | undefined> {
  const sound = useRef<Sound>(undefined);
  useEffect(() => {
    if (!stream) return;
    sound.current = ignoreErrors(() => createSound(stream));
    return () => {
      ignoreErrors(() => sound.current?.close());
      sound.current = undefined;
    };
  }, [stream]);
  return sound;
}

const FROM = 3;
const EVERY_MS = 1000;

interface Countdown {
  readonly count: number | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

function useCountdown(onCount: () => void, onEnd: () => void): Countdown {
  const [count, setCount] = useState<number>();
  const sayCount = useEffectEvent(onCount);
  const sayEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (count === undefined) return;
    sayCount();
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : undefined);
      if (count === 1) sayEnd();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return { count, start: () => setCount(FROM), cancel: () => setCount(undefined) };
}

/** Hertz, for the countdown and for the end, which must sound different. */
const COUNT_TONE = 880;
const END_TONE = 520;

/** Recording begins a second after the last tone of the countdown: the clip contains no tone. */
export function useVideoTake(camera: CameraState, onClip: (clip: UnsentClip) => void) {
  const recorder = useRecorder();
  const stream = camera.status === 'ready' ? camera.stream : undefined;
  const sound = useSound(stream);
  /** Undefined until the recording has ended. */
  const unheard = useRef<boolean>(undefined);
  const tone = (hertz: number) => ignoreErrors(() => sound.current?.tone(hertz));
  const countdown = useCountdown(
    () => tone(COUNT_TONE),
    () => {
      if (!stream) return;
      unheard.current = undefined;
      sound.current?.listen();
      recorder.start(stream);
    },
  );
  const { state } = recorder;
  const running = countdown.count !== undefined;
  const gone = useEffectEvent(() => countdown.cancel());
  useEffect(() => {
    if (running && !stream) gone();
  }, [running, stream]);
  const ended = useEffectEvent(() => {
    unheard.current = sound.current?.heard() === false;
    tone(END_TONE);
  });
  const give = useEffectEvent((blob: Blob) =>
    onClip({ blob, fromCamera: true, silent: unheard.current === true }),
  );
  useEffect(() => {
    if (state.phase === 'finishing') ended();
    // A quick recorder may go from one phase to the next within one render.
    if (state.phase === 'recorded' && unheard.current === undefined) ended();
    if (state.phase === 'recorded') give(state.clip.blob);
  }, [state]);
  return { recorder, countdown, sound };
}
