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
