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

/** Returns the devices that the browser lists now; none if it cannot. */
export const listDevices = async (): Promise<readonly MediaDeviceInfo[]> => {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
};

/** Cameras with their names, which browsers reveal after permission. */
export const listCameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await listDevices()).filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');

/** Cameras unsuitable for pictures: infrared, depth or virtual. */
const odd = /\b(ir|infrared|infrarossi|depth|virtual|virtuale)\b/i;

export const isUnsuitable = ({ label }: { readonly label: string }): boolean => odd.test(label);
