/** Why there is no picture. Each has its own words (copy/identification) and a way on. */
export type CameraProblem =
  | 'denied' // refused by the person, by the system or by a policy
  | 'absent' // no camera, or no microphone where sound is asked for
  | 'busy' // another program holds it
  | 'unsupported' // the browser or an insecure address has no camera at all
  | 'lost' // unplugged or taken away while in use
  | 'silent' // granted, but no picture came
  | 'failed';

export type Opened =
  | { readonly stream: MediaStream; readonly problem?: undefined }
  | { readonly stream?: undefined; readonly problem: CameraProblem };

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

/**
 * Asks for the camera straight away: devices listed before the permission is given have no names on iOS and
 * are often not listed at all. Never rejects.
 */
export const openCamera = async (constraints: MediaStreamConstraints): Promise<Opened> => {
  // Typed as always there, but absent on an address without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined) return { problem: 'unsupported' };
  try {
    return { stream: await devices.getUserMedia(constraints) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

/** Frees the devices: the light beside the camera goes out. */
export const stopTracks = (stream: MediaStream | null | undefined): void => {
  stream?.getTracks().forEach((track) => track.stop());
};
