import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { problemWords } from '../camera/problems';
import type { CameraState } from '../camera/useCamera';
import { CaptureAlert } from '../CaptureAlert';
import { FileButton } from '../FileButton';
import { OtherDeviceButton } from '../OtherDevice';
import type { RecorderState } from './useRecorder';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

interface VideoAlertProps {
  camera: CameraState;
  recorder: RecorderState;
  fileProblem: string | undefined;
  /** Recording was requested before the camera was ready. */
  early: boolean;
  onTurnOn: () => void;
  onLeave: () => void;
}

/** A file's problem is shown beside the camera's: where the camera fails, a file is the only way. */
export function VideoAlert(props: VideoAlertProps) {
  const { fileProblem, camera } = props;
  return (
    <>
      <CameraAlert {...props} />
      {fileProblem !== undefined && camera.status === 'problem' && <CaptureAlert title={fileProblem} />}
    </>
  );
}

function CameraAlert({ camera, recorder, fileProblem, early, onTurnOn, onLeave }: VideoAlertProps) {
  if (camera.status === 'problem') {
    return (
      <CaptureAlert title={copy.notReady} text={problemWords(copy.problems, camera.problem)}>
        <Button variant="link" onClick={onTurnOn}>
          {copy.retry}
        </Button>
        <OtherDeviceButton leave={onLeave} />
      </CaptureAlert>
    );
  }
  if (early && camera.status !== 'ready') {
    return (
      <CaptureAlert title={copy.notReady} text={camera.status === 'opening' ? copy.allow : undefined}>
        <Button variant="link" onClick={onTurnOn}>
          {camera.status === 'opening' ? copy.retry : copy.turnOn}
        </Button>
      </CaptureAlert>
    );
  }
  const words = recorder.phase === 'failed' ? copy.recordingProblems[recorder.problem] : fileProblem;
  return words === undefined ? null : <CaptureAlert title={words} />;
}

interface VideoInsteadProps {
  /** The camera does not work, so this is the only way. */
  main: boolean;
  otherDevice: boolean;
  onFile: (file: File) => void;
  onLeave: () => void;
}

export function VideoAlternatives({ main, otherDevice, onFile, onLeave }: VideoInsteadProps) {
  return (
    <div className={styles.fallback}>
      {!main && <span>{copy.fileTitle}</span>}
      <FileButton variant={main ? 'primary' : 'link'} accept="video/*" onFile={onFile}>
        {copy.file}
      </FileButton>
      {otherDevice && <OtherDeviceButton leave={onLeave} />}
      <p>{copy.fileHint}</p>
    </div>
  );
}
