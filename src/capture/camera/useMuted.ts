import { useEffect, useState } from 'react';

/** Devices pause for a moment when they start. */
const MUTED_FOR_MS = 2000;

/** A call or another program holds the devices: the stream lives, and nothing comes of it. */
export function useMuted(stream: MediaStream | undefined): boolean {
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    if (!stream) return;
    // A muted microphone is heard of by the meter, and in the review.
    const tracks = stream.getTracks().filter(({ kind }) => kind === 'video');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (tracks.some((track) => track.muted)) timer = setTimeout(() => setMuted(true), MUTED_FOR_MS);
      else setMuted(false);
    };
    const events = ['mute', 'unmute'];
    tracks.forEach((track) => events.forEach((event) => track.addEventListener(event, look)));
    look();
    return () => {
      clearTimeout(timer);
      setMuted(false);
      tracks.forEach((track) => events.forEach((event) => track.removeEventListener(event, look)));
    };
  }, [stream]);
  return muted;
}
