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
import { ElsewhereButton } from '../OtherDevice';
import styles from './PhotoDialog.module.css';

/** What a document looks like from afar: a card (85.6 x 54 mm), a passport's page (125 x 88), a sheet (A4, upright); or a person. */
export type DocumentShape = 'card' | 'page' | 'sheet' | 'person';

/** The light beside the camera, where there is one that can be switched. */
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
  /** What became of the last attempt: asked for before the camera was ready, or nothing to be seen on it. */
  trouble: 'early' | FileProblem | undefined;
  /** Another device is taken instead. */
  onLeave: () => void;
}

/** The live picture with a frame of the shape of the document. */
export function PhotoCamera({ camera, shape, videoRef, trouble, onLeave }: PhotoCameraProps) {
  const { state } = camera;
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  const problem = state.status === 'problem' ? state.problem : undefined;
  const hint = useRef<HTMLParagraphElement>(null);
  // The button goes with what it mends.
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
      <ElsewhereButton leave={onLeave} />
    </div>
  );
}
