import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { problemWords } from '../camera/problemWords';
import type { CameraState } from '../camera/useCamera';
import { CaptureAlert } from '../CaptureAlert';
import { ElsewhereButton } from '../OtherDevice';
import type { RecorderState } from './useRecorder';
import type { VideoFileProblem } from './videoFile';

const copy = identificationCopy.capture;

export interface VideoAlertProps {
  camera: CameraState;
  recorder: RecorderState;
  fileProblem: VideoFileProblem | undefined;
  /** Recording was asked for before the camera could. */
  early: boolean;
  onTurnOn: () => void;
  /** Another device is taken instead. */
  onLeave: () => void;
}

/** The one thing that stands in the way now, the camera's first. */
export function VideoAlert({ camera, recorder, fileProblem, early, onTurnOn, onLeave }: VideoAlertProps) {
  if (camera.status === 'problem') {
    return (
      <CaptureAlert title={copy.notReady} text={problemWords(copy.problems, camera.problem)}>
        <Button variant="link" onClick={onTurnOn}>
          {copy.retry}
        </Button>
        <ElsewhereButton leave={onLeave} />
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
  const problem = fileProblem ?? (recorder.phase === 'failed' ? recorder.problem : undefined);
  return problem === undefined ? null : <CaptureAlert title={copy.recordingProblems[problem]} />;
}
