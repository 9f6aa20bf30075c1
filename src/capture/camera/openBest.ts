import { isOdd, listCameras } from './devices';
import { openCamera, stopTracks, type Opened } from './openCamera';

export const videoTrackOf = (stream: MediaStream): MediaStreamTrack | undefined =>
  stream.getTracks().find(({ kind }) => kind === 'video');

/** The same wishes of one device, whichever way it looks. */
const ofDevice = (constraints: MediaStreamConstraints, deviceId: string): MediaStreamConstraints => ({
  ...constraints,
  video: {
    ...(typeof constraints.video === 'object' && constraints.video),
    facingMode: undefined,
    deviceId: { exact: deviceId },
  },
});

/**
 * Opens the device that was chosen, or what the browser gives; where that is a camera that shows no person, another one
 * by itself. Names are known from the permission on, so that devices are listed after it.
 */
export const openBest = async (constraints: MediaStreamConstraints, chosen?: string): Promise<Opened> => {
  if (chosen !== undefined) return openCamera(ofDevice(constraints, chosen));
  const first = await openCamera(constraints);
  const track = first.stream && videoTrackOf(first.stream);
  if (!track || !isOdd(track)) return first;
  const other = (await listCameras()).find((device) => device.label !== '' && !isOdd(device));
  if (other === undefined) return first;
  const better = await openCamera(ofDevice(constraints, other.deviceId));
  if (better.stream === undefined) return first;
  stopTracks(first.stream);
  return better;
};
