import { CAMERA } from '../../contract/limits';

/** The video of the applicant: front camera, 640x480 ideal, with sound (spec, section 9). */
export const SELFIE_CAMERA: MediaStreamConstraints = {
  video: {
    width: { ideal: CAMERA.width },
    height: { ideal: CAMERA.height },
    facingMode: CAMERA.facingMode,
  },
  audio: true,
};

/** A document must be legible: the back camera, as fine as the picture that is kept. */
export const DOCUMENT_CAMERA: MediaStreamConstraints = {
  video: { width: { ideal: 1920 }, height: { ideal: 1440 }, facingMode: { ideal: 'environment' } },
  audio: false,
};

/** Devices as the browser lists them now; none where it cannot tell. */
export const listDevices = async (): Promise<readonly MediaDeviceInfo[]> => {
  try {
    return await navigator.mediaDevices.enumerateDevices();
  } catch {
    return [];
  }
};

/** With their names, once the permission is given. */
export const listCameras = async (): Promise<readonly MediaDeviceInfo[]> =>
  (await listDevices()).filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');

/** Cameras that show no person: for face recognition, for distances, made by a program. */
const odd = /\b(ir|infrared|infrarossi|depth|virtual|virtuale)\b/i;

export const isOdd = ({ label }: { readonly label: string }): boolean => odd.test(label);
