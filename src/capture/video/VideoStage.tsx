import { Camera as CameraIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { useSaid } from '../../ui/shell/useSaid';
import { CameraPreview } from '../camera/CameraPreview';
import type { Camera } from '../camera/useCamera';
import { Count, LevelMeter, RecordingMeter } from './RecordingMeter';
import type { Sound } from './sound';
import type { RecorderState } from './useRecorder';
import styles from './VideoRecorder.module.css';

/** Decorative: the text above describes it. */
function FaceGuide() {
  return (
    <svg
      className={styles.guide}
      viewBox="0 0 400 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="152" cy="140" rx="78" ry="104" />
      <rect x="248" y="146" width="126" height="82" rx="9" />
    </svg>
  );
}

const copy = identificationCopy.capture;

/** `asking`: for the permission. */
const Opening = ({ asking }: { asking: boolean }) => (
  <div ref={useSaid<HTMLDivElement>()} className={styles.off}>
    <span className={styles.spinner} aria-hidden="true" />
    <p className={styles.offTitle}>{copy.opening}</p>
    {asking && <p>{copy.allow}</p>}
  </div>
);

interface VideoStageProps {
  camera: Camera;
  recorder: RecorderState;
  /** Seconds before the recording starts. */
  count: number | undefined;
  sound: RefObject<Sound | undefined>;
  selfie?: boolean | undefined;
  onTurnOn: () => void;
}

export function VideoStage({ camera, recorder, count, sound, selfie, onTurnOn }: VideoStageProps) {
  const { state } = camera;
  // The instructions replace it: a phone has no room for both.
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
      {state.status === 'opening' && <Opening asking={stream === undefined} />}
      {state.status === 'ready' && recorder.phase !== 'recording' && !selfie && <FaceGuide />}
      {count !== undefined && <Count seconds={count} />}
      {state.status === 'ready' && <LevelMeter sound={sound} />}
      {recorder.phase === 'recording' && <RecordingMeter startedAt={recorder.startedAt} />}
    </CameraPreview>
  );
}
