import { VIDEO_TYPE } from '../../contract/limits';

/** VP8 is first, because every phone encodes it in real time. */
const webm = [`${VIDEO_TYPE};codecs=vp8,opus`, `${VIDEO_TYPE};codecs=vp9,opus`, VIDEO_TYPE] as const;
const MP4 = 'video/mp4';

/** Safari 18.4 and 18.5 turn what they record as webm by 90 degrees. Apple's WebKit alone has the event. */
const wanted = (): readonly string[] => ('GestureEvent' in globalThis ? [MP4, ...webm] : [...webm, MP4]);

/** Older browsers have a camera, but no recorder. */
export const canRecord = (): boolean => typeof MediaRecorder === 'function';

/** '' for the browser's default. */
export const pickRecorderType = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string => wanted().find(isSupported) ?? '';

export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();
