import { fitWithin } from '../image/draw';
import { histogram, quantile, toGrey } from '../image/grey';
import { sharpness } from '../image/sharpness';
import { findSheet } from './findSheet';
import { steadiness, type Look, type Seen } from './steadiness';

const EVERY_MS = 150;
const FRAME_PX = 320;
/** In a frame of this size only movement and a lens far out of focus are blurred. */
const SHARP_FROM = 120;
const LEAST_EDGE = 10;

/** Calls `onSeen` for each change, until it is 'shot' or the returned function is called. */
export const watchSheet = (video: HTMLVideoElement, onSeen: (seen: Seen) => void): (() => void) => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const judge = steadiness();
  let before: Seen = 'nothing';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): Look | undefined => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const size = fitWithin({ width: videoWidth, height: videoHeight }, FRAME_PX);
    Object.assign(context.canvas, size);
    context.drawImage(video, 0, 0, size.width, size.height);
    const grey = toGrey(context.getImageData(0, 0, size.width, size.height).data, size);
    const counts = histogram(grey.levels);
    const edge = Math.max(LEAST_EDGE, (quantile(counts, 0.995) - quantile(counts, 0.005)) / 4);
    const corners = findSheet(grey);
    return { at: performance.now(), corners, isSharp: !!corners && sharpness(grey, edge) >= SHARP_FROM };
  };
  const again = (): void => {
    const found = look();
    const seen = found ? judge(found) : 'nothing';
    if (seen !== 'shot') timer = setTimeout(again, EVERY_MS);
    if (seen !== before) onSeen(seen);
    before = seen;
  };
  again();
  return () => clearTimeout(timer);
};
