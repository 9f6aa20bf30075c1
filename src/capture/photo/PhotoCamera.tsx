import { type RefObject, useEffect, useRef, useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { announce } from '../../ui/shell/announce';
import { joinClasses } from '../../ui/shell/joinClasses';
import { useSaid } from '../../ui/shell/useSaid';
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
import type { Shutter } from './useShutter';

/** A card (85.6 x 54 mm), a passport page (125 x 88), or an upright A4 sheet. A person has no guide frame. */
export type DocumentShape = 'card' | 'page' | 'sheet' | 'person';

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

const Opening = () => (
  <p ref={useSaid<HTMLParagraphElement>()} className={styles.opening}>
    {copy.opening}
  </p>
);

interface PhotoCameraProps {
  camera: Camera;
  shape: DocumentShape;
  shutter: Shutter;
  videoRef: RefObject<HTMLVideoElement | null>;
  /** 'early': the camera was not ready. */
  trouble: 'early' | FileProblem | undefined;
  /** The button that was pressed for another picture is gone: the focus moves to the hint. */
  again: boolean;
  onLeave: () => void;
}

export function PhotoCamera({ camera, shape, shutter, videoRef, trouble, again, onLeave }: PhotoCameraProps) {
  const { state } = camera;
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  const problem = state.status === 'problem' ? state.problem : undefined;
  const hint = useRef<HTMLParagraphElement>(null);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady) announce(copy.ready);
  }, [isReady]);
  useEffect(() => {
    if (again) hint.current?.focus();
  }, [again]);
  // The button disappears once the problem is solved.
  const openAgain = () => {
    hint.current?.focus();
    camera.open();
  };
  const turnShutter = () => {
    shutter.turn();
    announce(copy.shutter.said[shutter.isOn ? 'off' : 'on']);
  };
  const retry = (
    <Button variant="link" onClick={openAgain}>
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
            <span className={styles.aim} aria-hidden="true" data-seen={shutter.seen}>
              {shutter.seen === 'held' && <span className={styles.hold}>{copy.shutter.hold}</span>}
            </span>
          ) : (
            <Opening />
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
      {state.status === 'ready' && (
        <div className={styles.settings}>
          {shape !== 'person' && shutter.isOn && <p>{copy.shutter.text}</p>}
          {shape !== 'person' && (
            <Button variant="link" onClick={turnShutter}>
              {copy.shutter.setting[shutter.isOn ? 'on' : 'off']}
            </Button>
          )}
          <Torch stream={state.stream} />
        </div>
      )}
      <OtherDeviceButton leave={onLeave} />
    </div>
  );
}
