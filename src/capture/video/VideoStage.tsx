import { Camera as CameraIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import type { Camera } from '../camera/useCamera';
import { CameraPreview } from '../camera/CameraPreview';
import { Count } from './Count';
import { FaceGuide } from './FaceGuide';
import { LevelMeter } from './LevelMeter';
import { RecordingMeter } from './RecordingMeter';
import type { Sound } from './sound';
import type { RecorderState } from './useRecorder';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface VideoStageProps {
  camera: Camera;
  recorder: RecorderState;
  /** Seconds before the recording. */
  count: number | undefined;
  sound: RefObject<Sound | undefined>;
  onTurnOn: () => void;
}

/** The frame: off, on its way, live, recording. Nothing where there is a problem. */
export function VideoStage({ camera, recorder, count, sound, onTurnOn }: VideoStageProps) {
  const { state } = camera;
  // The words on what to do take its place: on a phone both do not fit.
  if (state.status === 'problem') return null;
  const stream = state.status === 'opening' || state.status === 'ready' ? state.stream : undefined;
  return (
    <CameraPreview stream={stream} label={copy.preview} mirrored onPicture={camera.pictureCame}>
      {state.status === 'idle' && (
        <div className={styles.off}>
          <CameraIcon size={36} aria-hidden />
          <p className={styles.offTitle}>{copy.off}</p>
          <p>{copy.offText}</p>
          <Button onClick={onTurnOn}>{copy.turnOn}</Button>
        </div>
      )}
      {state.status === 'opening' && (
        <div className={styles.off} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          <p className={styles.offTitle}>{copy.opening}</p>
          {stream === undefined && <p>{copy.allow}</p>}
        </div>
      )}
      {state.status === 'ready' && recorder.phase !== 'recording' && <FaceGuide />}
      {count !== undefined && <Count seconds={count} />}
      {state.status === 'ready' && <LevelMeter sound={sound} />}
      {recorder.phase === 'recording' && <RecordingMeter startedAt={recorder.startedAt} />}
    </CameraPreview>
  );
}
