import { useEffect, useRef, type RefObject } from 'react';
import { createSound, quietly, type Sound } from './sound';

/** The sound of a live stream; empty without one, and where the browser cannot. */
export function useSound(stream: MediaStream | undefined): RefObject<Sound | undefined> {
  const sound = useRef<Sound>(undefined);
  useEffect(() => {
    if (!stream) return;
    sound.current = quietly(() => createSound(stream));
    return () => {
      quietly(() => sound.current?.close());
      sound.current = undefined;
    };
  }, [stream]);
  return sound;
}
