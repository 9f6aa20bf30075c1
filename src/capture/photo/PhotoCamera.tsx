import { type RefObject, useRef, useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { joinClasses } from '../../ui/shell/joinClasses';
import { CameraChoice } from '../camera/CameraChoice';
import { CameraNotes } from '../camera/CameraNotes';
import { CameraPreview } from '../camera/CameraPreview';
import { problemWords } from '../camera/problems';
import type { Camera } from '../camera/useCamera';
import { CaptureAlert } from '../CaptureAlert';
import { FileRefusal } from '../FileRefusal';
import type { FileProblem } from '../image/problems';
import { OtherDeviceButton } from '../OtherDevice';
import styles from './PhotoDialog.module.css';

/**
 * The shape of the guide frame: a card (85.6 x 54 mm), a passport page (125 x 88), or an upright A4 sheet. A
 * person has no frame.
 */
export type DocumentShape = 'card' | 'page' | 'sheet' | 'person';

/** Switches the camera's light, if it has one. */
function Torch({ stream }: { stream: MediaStream }) {
  const [on, setOn] = useState(false);
  const track = stream
    .getTracks()
    .find((one) => 'getCapabilities' in one && 'torch' in one.getCapabilities());
  if (!track) return null;
  const turn = () => {
    track.applyConstraints({ advanced: [{ torch: !on } as MediaTrackConstraintSet] }).then(
      () => setOn(!on),
      () => undefined,
    );
  };
  return (
    <Button variant="link" aria-pressed={on} onClick={turn}>
      {identificationCopy.photo.torch}
    </Button>
  );
}

const copy = identificationCopy.photo;

interface PhotoCameraProps {
  camera: Camera;
  shape: DocumentShape;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Why the last attempt failed: the camera was not ready, or a file problem. */
  trouble: 'early' | FileProblem | undefined;
  /** Called when the applicant switches to another device. */
  onLeave: () => void;
}

/** The live picture with a guide frame in the document's shape. */
export function PhotoCamera({ camera, shape, videoRef, trouble, onLeave }: PhotoCameraProps) {
  const { state } = camera;
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  const problem = state.status === 'problem' ? state.problem : undefined;
  const hint = useRef<HTMLParagraphElement>(null);
  // The button disappears once the problem is solved.
  const again = () => {
    hint.current?.focus();
    camera.open();
  };
  const retry = (
    <Button variant="link" onClick={again}>
      {copy.retry}
    </Button>
  );
  return (
    <div className={joinClasses(styles.stack, styles[shape])}>
      <p ref={hint} tabIndex={-1}>
        {copy.hint}
      </p>
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
      <CameraNotes camera={camera} words={copy} />
      <CameraChoice camera={camera} />
      {problem !== undefined && (
        <CaptureAlert title={copy.notReady} text={problemWords(copy.problems, problem)}>
          {retry}
        </CaptureAlert>
      )}
      {trouble === 'early' && state.status === 'opening' && (
        <CaptureAlert title={copy.notReady}>{retry}</CaptureAlert>
      )}
      {trouble !== undefined && trouble !== 'early' && problem === undefined && (
        <FileRefusal problem={trouble} />
      )}
      {state.status === 'ready' && <Torch stream={state.stream} />}
      <OtherDeviceButton leave={onLeave} />
    </div>
  );
}
