import { useEffect, useState } from 'react';

const EVERY_MS = 500;
/** So many looks in a row, some two seconds. */
const LOOKS = 4;
const WIDTH = 16;
const HEIGHT = 12;
/** Of 255: darker than a face in a room at night; and less than a sensor's own noise. */
const BLACK_BELOW = 24;
const UNIFORM_WITHIN = 8;

/** Whether a picture in RGBA is all black or all of one colour. */
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

/** Looks at the live picture, small, while it is on screen; true until there is light again. */
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
