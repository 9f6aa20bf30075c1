import { listDevices } from './devices';
import { permissionFor } from './permission';
import { problemOf, type CameraProblem } from './problems';

export type Opened =
  | { readonly stream: MediaStream; readonly problem?: undefined }
  | { readonly stream?: undefined; readonly problem: CameraProblem };

/**
 * Asks for the camera straight away: devices listed before the permission is given have no names on iOS and
 * are often not listed at all. Never rejects.
 */
export const openCamera = async (constraints: MediaStreamConstraints): Promise<Opened> => {
  // Typed as always there, but absent on an address without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined)
    return { problem: window.isSecureContext ? 'unsupported' : 'insecure' };
  const sound = constraints.audio === true;
  try {
    return { stream: await devices.getUserMedia(constraints) };
  } catch (error) {
    // A camera that can do less than was asked for is better than none.
    if (nameOf(error) === 'OverconstrainedError' && constraints.video !== true)
      return openCamera({ ...constraints, video: true });
    const problem = problemOf(error);
    if (problem === 'denied') return { problem: await refusal(error, sound) };
    if (problem === 'absent' && sound && (await cameraAlone(devices))) return { problem: 'noMicrophone' };
    return { problem };
  }
};

const nameOf = (error: unknown): string => (error as Partial<Error> | undefined)?.name ?? '';

/** Who refused, and for how long. */
const refusal = async (error: unknown, sound: boolean): Promise<CameraProblem> => {
  const message = (error as Partial<Error>).message ?? '';
  // Chromium's words; the system asks nobody, whatever the browser remembers.
  if (/system/i.test(message)) return 'system';
  const state = await permissionFor(sound);
  if (state === 'denied') return 'blocked';
  return state === 'prompt' || /dismiss/i.test(message) ? 'dismissed' : 'denied';
};

/** Whether the camera is there and the microphone alone is missing. */
const cameraAlone = async (devices: MediaDevices): Promise<boolean> => {
  const kinds = (await listDevices()).map(({ kind }) => kind);
  if (kinds.length > 0 && !kinds.includes('videoinput')) return false;
  try {
    stopTracks(await devices.getUserMedia({ video: true }));
    return true;
  } catch {
    return false;
  }
};

/** Frees the devices: the light beside the camera goes out. */
export const stopTracks = (stream: MediaStream | null | undefined): void => {
  stream?.getTracks().forEach((track) => track.stop());
};
