import { VIDEO_TYPE } from '../../contract/limits';

/** VP8 first: every phone encodes it in time; then what else is webm, then what iOS records. */
const wanted = [
  `${VIDEO_TYPE};codecs=vp8,opus`,
  `${VIDEO_TYPE};codecs=vp9,opus`,
  VIDEO_TYPE,
  'video/mp4',
] as const;

/** Older browsers show a camera and cannot record it. */
export const canRecord = (): boolean => typeof MediaRecorder === 'function';

/** The type to record, or '' for the browser's own choice. */
export const pickRecorderType = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string => wanted.find(isSupported) ?? '';

/** 'video/webm;codecs=vp8,opus' → 'video/webm': a file's type travels without its codecs. */
export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
