import { useEffect, useEffectEvent, useRef } from 'react';
import type { CameraState } from '../camera/useCamera';
import type { UnsentClip } from './clip';
import { quietly } from './sound';
import { useCountdown } from './useCountdown';
import { useRecorder } from './useRecorder';
import { useSound } from './useSound';

/** Hertz: the numbers of the countdown, and the end, which nobody takes for another number. */
const COUNT_TONE = 880;
const END_TONE = 520;

/** One recording: the numbers before it, itself, what was heard in it. The tones are outside of the clip. */
export function useTake(camera: CameraState, onClip: (clip: UnsentClip) => void) {
  const recorder = useRecorder();
  const stream = camera.status === 'ready' ? camera.stream : undefined;
  const sound = useSound(stream);
  const tone = (hertz: number) => quietly(() => sound.current?.tone(hertz));
  const countdown = useCountdown(
    () => tone(COUNT_TONE),
    () => {
      if (!stream) return;
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
  const unheard = useRef(false);
  const ended = useEffectEvent(() => {
    unheard.current = sound.current?.heard() === false;
    tone(END_TONE);
  });
  const give = useEffectEvent((blob: Blob) => onClip({ blob, fromCamera: true, silent: unheard.current }));
  useEffect(() => {
    if (state.phase === 'finishing') ended();
    if (state.phase === 'recorded') give(state.clip.blob);
  }, [state]);
  return { recorder, countdown, sound };
}
