import type { RefObject } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import type { Camera } from '../camera/useCamera';
import { CameraPreview } from '../camera/CameraPreview';
import { CaptureAlert } from '../CaptureAlert';
import { ElsewhereButton } from '../Elsewhere';
import styles from './PhotoDialog.module.css';

const copy = identificationCopy.photo;

export interface PhotoCameraProps {
  camera: Camera;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** A picture was asked for before the camera could. */
  early: boolean;
  /** Another device is taken instead. */
  onLeave: () => void;
}

/** The live picture with a frame of the size of a document. */
export function PhotoCamera({ camera, videoRef, early, onLeave }: PhotoCameraProps) {
  const { state } = camera;
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  const problem = state.status === 'problem' ? state.problem : undefined;
  return (
    <div className={styles.stack}>
      <p>{copy.hint}</p>
      {problem === undefined && (
        <CameraPreview
          stream={stream}
          label={copy.preview}
          videoRef={videoRef}
          onPicture={camera.pictureCame}
        >
          {state.status === 'ready' ? (
            <span className={styles.aim} aria-hidden="true" />
          ) : (
            <p className={styles.opening} role="status">
              {copy.opening}
            </p>
          )}
        </CameraPreview>
      )}
      {problem !== undefined && (
        <CaptureAlert title={copy.notReady} text={copy.problems[problem]}>
          <Button variant="link" onClick={camera.open}>
            {copy.retry}
          </Button>
        </CaptureAlert>
      )}
      {early && state.status === 'opening' && (
        <CaptureAlert title={copy.notReady}>
          <Button variant="link" onClick={camera.open}>
            {copy.retry}
          </Button>
        </CaptureAlert>
      )}
      <ElsewhereButton leave={onLeave} />
    </div>
  );
}
