import { DOCUMENT_CAMERA, isUnsuitable, listCameras, listDevices, nearCamera } from './devices';
import { permissionFor } from './permission';
import { type CameraProblem, problemOf } from './problems';

type Opened =
  | { readonly stream: MediaStream; readonly problem?: undefined }
  | { readonly stream?: undefined; readonly problem: CameraProblem };

/** Lists no devices first: before permission iOS lists them without names, or not at all. Never rejects. */
const openCamera = async (constraints: MediaStreamConstraints): Promise<Opened> => {
  // Typed as always present, but absent without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined)
    return { problem: window.isSecureContext ? 'unsupported' : 'insecure' };
  const sound = constraints.audio === true;
  try {
    return { stream: await devices.getUserMedia(constraints) };
  } catch (error) {
    // A camera with lower capabilities is better than none.
    if (nameOf(error) === 'OverconstrainedError' && constraints.video !== true)
      return openCamera({ ...constraints, video: true });
    const problem = problemOf(error);
    if (problem === 'denied') return { problem: await refusal(error, sound) };
    if (problem === 'absent' && sound && (await cameraAlone(devices))) return { problem: 'noMicrophone' };
    return { problem };
  }
};

const nameOf = (error: unknown): string => (error as Partial<Error> | undefined)?.name ?? '';

const refusal = async (error: unknown, sound: boolean): Promise<CameraProblem> => {
  const message = (error as Partial<Error>).message ?? '';
  // Chromium's message when the operating system refuses, independently of the browser's permission.
  if (/system/i.test(message)) return 'system';
  const state = await permissionFor(sound);
  if (state === 'denied') return 'blocked';
  return state === 'prompt' || /dismiss/i.test(message) ? 'dismissed' : 'denied';
};

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

/** Turns off the camera's light, too. */
export const stopTracks = (stream: MediaStream | null | undefined): void => {
  stream?.getTracks().forEach((track) => track.stop());
};

export const videoTrackOf = (stream: MediaStream): MediaStreamTrack | undefined =>
  stream.getTracks().find(({ kind }) => kind === 'video');

/** A chosen device may face either way. */
const ofDevice = (constraints: MediaStreamConstraints, deviceId: string): MediaStreamConstraints => ({
  ...constraints,
  video: {
    ...(typeof constraints.video === 'object' && constraints.video),
    facingMode: undefined,
    deviceId: { exact: deviceId },
  },
});

/** Devices are listed after the first is open, because their names are known only after permission. */
export const openBestCamera = async (
  constraints: MediaStreamConstraints,
  chosen?: string,
): Promise<Opened> => {
  if (chosen !== undefined) return openCamera(ofDevice(constraints, chosen));
  const first = await openCamera(constraints);
  const track = first.stream && videoTrackOf(first.stream);
  if (!track) return first;
  const isDocument = constraints === DOCUMENT_CAMERA;
  if (!isDocument && !isUnsuitable(track)) return first;
  const devices = await listCameras();
  const other = isUnsuitable(track)
    ? devices.find((device) => device.label !== '' && !isUnsuitable(device))
    : nearCamera(devices, track.label);
  if (other === undefined) return first;
  const better = await openCamera(ofDevice(constraints, other.deviceId));
  if (better.stream === undefined) return first;
  stopTracks(first.stream);
  return better;
};
