import { VIDEO_TYPE } from '../../contract/limits';

/** VP8 is first, because every phone encodes it in real time. The last type is what iOS records. */
const wanted = [
  `${VIDEO_TYPE};codecs=vp8,opus`,
  `${VIDEO_TYPE};codecs=vp9,opus`,
  VIDEO_TYPE,
  'video/mp4',
] as const;

/** Returns whether the browser can record. Older browsers have a camera, but no recorder. */
export const canRecord = (): boolean => typeof MediaRecorder === 'function';

/** Returns the type to record; '' for the browser's default. */
export const pickRecorderType = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string => wanted.find(isSupported) ?? '';

/** Removes the codecs from a type: 'video/webm;codecs=vp8,opus' → 'video/webm'. */
export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
