import { cameraCopy } from '../../copy/capture/camera';

export type CameraProblem =
  | 'dismissed' // the question was closed without an answer
  | 'dismissedAgain' // closed twice: another way is needed
  | 'denied' // refused this time
  | 'blocked' // refused for good: the browser asks no more
  | 'system' // the operating system keeps it from the browser
  | 'absent'
  | 'noMicrophone' // there is a camera, but sound was asked for too
  | 'busy'
  | 'unsupported'
  | 'insecure' // browsers have no camera on an address without https
  | 'lost' // unplugged or taken away while in use
  | 'silent' // granted, but no picture came
  | 'failed';

/** Temporary problems while the camera is on or being requested. */
export type CameraHint =
  | 'waiting' // the browser does not answer
  | 'muted' // a call or another program has it for now
  | 'black'
  | 'wrong'; // infrared, depth or virtual, and there is no other

/** Names of DOMException, including those of older WebKit and Chromium. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  DevicesNotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? problems[error.name] : undefined) ?? 'failed';

type Platform = keyof typeof cameraCopy.unblock;

/** An iPad reports itself as a Mac, but has a touch screen. */
export const platform = ({ userAgent, maxTouchPoints } = navigator): Platform => {
  if (/iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox/.test(userAgent)) return 'firefox';
  return /Chrom/.test(userAgent) || !/Macintosh/.test(userAgent) ? 'chrome' : 'safari';
};

export const problemWords = (
  words: Readonly<Record<CameraProblem, string>>,
  problem: CameraProblem,
): string => (problem === 'blocked' ? `${words.blocked} ${cameraCopy.unblock[platform()]}` : words[problem]);
