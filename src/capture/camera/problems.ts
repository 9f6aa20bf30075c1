/** Why there is no picture. Each has its own words (copy/capture/camera) and a way on. */
export type CameraProblem =
  | 'dismissed' // the question was closed without an answer
  | 'denied' // refused this time
  | 'blocked' // refused for good: the browser asks no more
  | 'system' // the operating system keeps it from the browser
  | 'absent'
  | 'noMicrophone' // there is a camera, but sound was asked for too
  | 'busy' // another program holds it
  | 'unsupported'
  | 'insecure' // browsers have no camera on an address without https
  | 'lost' // unplugged or taken away while in use
  | 'silent' // granted, but no picture came
  | 'failed';

/** What stands in the way while the camera stays on, or is still asked for; goes by itself. */
export type CameraHint =
  | 'waiting' // the browser does not answer
  | 'muted' // a call or another program has it for now
  | 'black' // pictures come, with nothing on them
  | 'wrong'; // infrared, depth or virtual, and there is no other

/** Names of DOMException, today's and those that older WebKit and Chromium used. */
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
