import { CAMERA } from '../../contract/limits';

/** For the applicant's video: front camera, 640x480 ideal, with sound (spec, section 9). */
export const SELFIE_CAMERA: MediaStreamConstraints = {
  video: {
    width: { ideal: CAMERA.width },
    height: { ideal: CAMERA.height },
    facingMode: CAMERA.facingMode,
  },
  audio: true,
};

/** For documents, which must be legible: back camera, at the resolution that is kept. */
export const DOCUMENT_CAMERA: MediaStreamConstraints = {
  video: { width: { ideal: 1920 }, height: { ideal: 1440 }, facingMode: { ideal: 'environment' } },
  audio: false,
};

export const listDevices = async (): Promise<readonly MediaDeviceInfo[]> => {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
};

/** Browsers reveal the names after permission. */
export const listCameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await listDevices()).filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');

const odd = /\b(ir|infrared|infrarossi|depth|virtual|virtuale)\b/i;

/**
 * The back cameras of iPhones that change to the lens that focuses near, as iOS names them in English and
 * Italian; the best first. The plain one does not focus nearer than 15 to 20 cm on the newer ones.
 */
const near = [
  /^(?=.*(back|posteriore)).*\b(triple|tripla)\b/i,
  /back dual wide|doppia con grandangolo.*posteriore/i,
];

export const nearCamera = (
  devices: readonly MediaDeviceInfo[],
  label: string,
): MediaDeviceInfo | undefined => {
  const best = near
    .map((name) => devices.find((device) => name.test(device.label)))
    .find((device) => device !== undefined);
  return best?.label === label ? undefined : best;
};

export const isUnsuitable = ({ label }: { readonly label: string }): boolean => odd.test(label);
