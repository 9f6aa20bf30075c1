import { useRef, type RefObject } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { joinClasses } from '../../ui/shell/joinClasses';
import type { Camera } from '../camera/useCamera';
import { CameraChoice } from '../camera/CameraChoice';
import { CameraNotes } from '../camera/CameraNotes';
import { CameraPreview } from '../camera/CameraPreview';
import { problemWords } from '../camera/problemWords';
import { CaptureAlert } from '../CaptureAlert';
import { ElsewhereButton } from '../OtherDevice';
import { FileRefusal } from '../FileRefusal';
import type { FileProblem } from '../image/problems';
import type { DocumentShape } from './documentShape';
import { Torch } from './Torch';
import styles from './PhotoDialog.module.css';

const copy = identificationCopy.photo;

export interface PhotoCameraProps {
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
