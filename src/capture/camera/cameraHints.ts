import { useEffect, useState } from 'react';

const EVERY_MS = 500;
/** Consecutive samples: about two seconds. */
const LOOKS = 4;
const WIDTH = 16;
const HEIGHT = 12;
/** Levels of 255. A black picture is darker than a face in a dark room; sensor noise varies more than 8. */
const BLACK_BELOW = 24;
const UNIFORM_WITHIN = 8;

export const isBlack = (pixels: ArrayLike<number>): boolean => {
  let darkest = 255;
  let brightest = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const light = 0.3 * (pixels[at] ?? 0) + 0.6 * (pixels[at + 1] ?? 0) + 0.1 * (pixels[at + 2] ?? 0);
    darkest = Math.min(darkest, light);
    brightest = Math.max(brightest, light);
  }
  return brightest < BLACK_BELOW || brightest - darkest < UNIFORM_WITHIN;
};

export function useBlack(video: HTMLVideoElement | undefined): boolean {
  const [black, setBlack] = useState(false);
  useEffect(() => {
    if (!video) return;
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    let dark = 0;
    const look = () => {
      if (video.videoWidth === 0) return;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return;
      context.drawImage(video, 0, 0, WIDTH, HEIGHT);
      dark = isBlack(context.getImageData(0, 0, WIDTH, HEIGHT).data) ? dark + 1 : 0;
      setBlack(dark >= LOOKS);
    };
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearInterval(timer);
      setBlack(false);
    };
  }, [video]);
  return black;
}

/** Devices mute briefly when they start. */
const MUTED_FOR_MS = 2000;

/** A call or another program that uses the device mutes the stream. */
export function useMuted(stream: MediaStream | undefined): boolean {
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    if (!stream) return;
    // The level meter and the review show a muted microphone.
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
