import { Circle, Square } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import { SELFIE_CAMERA } from '../camera/constraints';
import { useCamera } from '../camera/useCamera';
import { ElsewhereButton } from '../Elsewhere';
import { FileButton } from '../FileButton';
import { ClipReview, type Sending } from './ClipReview';
import { useRecorder } from './useRecorder';
import { VideoAlert } from './VideoAlert';
import { videoFileProblem, type VideoFileProblem } from './videoFile';
import { VideoStage } from './VideoStage';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface VideoRecorderProps {
  /** What is to be read aloud; it stays in sight beside the picture. */
  prompt?: ReactNode;
  sending: Sending;
  /** There is a clip that was not sent, or no longer. A stable function. */
  onReview?: (reviewing: boolean) => void;
  /** A clip is thrown away to record another. */
  onRetake?: () => void;
  /** The applicant has looked at the clip and wants it sent: a webm or what the browser records, within the limits. */
  onUse: (clip: Blob) => void;
}

/** Camera, recording of five seconds at most, playback, retake; a video file where there is no camera. */
export function VideoRecorder({ prompt, sending, onReview, onRetake, onUse }: VideoRecorderProps) {
  const camera = useCamera(SELFIE_CAMERA);
  const recorder = useRecorder();
  const [chosen, setChosen] = useState<{ file?: File; problem?: VideoFileProblem }>({});
  const [early, setEarly] = useState(false);
  const record = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { phase } = recorder.state;
  const clip = chosen.file ?? (recorder.state.phase === 'recorded' ? recorder.state.clip.blob : undefined);

  const reviewing = clip !== undefined;
  const { close } = camera;
  useEffect(() => {
    // The light goes out, and iOS plays aloud only once the microphone is free.
    if (reviewing) close();
    onReview?.(reviewing);
  }, [reviewing, close, onReview]);

  const turnOn = () => {
    setEarly(false);
    camera.open();
    // The button that was pressed goes; the next one to press is this. The words to read come to the top of the screen.
    record.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'start' });
  };
  const press = () => {
    setChosen({});
    if (phase === 'recording') recorder.stop();
    else if (camera.state.status === 'ready') recorder.start(camera.state.stream);
    else if (camera.state.status === 'problem') turnOn();
    else setEarly(true);
  };
  const choose = async (file: File) => {
    recorder.reset();
    const problem = await videoFileProblem(file);
    setChosen(problem === undefined ? { file } : { problem });
  };
  const retake = () => {
    const fromCamera = chosen.file === undefined;
    setChosen({});
    recorder.reset();
    onRetake?.();
    if (fromCamera) turnOn();
  };

  if (clip) return <ClipReview blob={clip} sending={sending} onUse={() => onUse(clip)} onRetake={retake} />;
  const live = camera.state.status === 'ready';
  return (
    <div ref={whole} className={styles.stack}>
      {prompt}
      <VideoStage camera={camera} recorder={recorder.state} onTurnOn={turnOn} />
      <p className={styles.ready} role="status">
        {live && phase !== 'recording' && copy.ready}
      </p>
      <VideoAlert
        camera={camera.state}
        recorder={recorder.state}
        fileProblem={chosen.problem}
        early={early}
        onTurnOn={turnOn}
        onLeave={close}
      />
      <Button
        ref={record}
        className={styles.record}
        variant={live ? 'primary' : 'secondary'}
        loading={phase === 'finishing'}
        icon={phase === 'recording' ? <StopIcon /> : <RecordIcon />}
        onClick={press}
      >
        {phase === 'recording' ? copy.stop : phase === 'finishing' ? copy.finishing : copy.record}
      </Button>
      {phase !== 'recording' && (
        <div className={styles.fallback}>
          <span>{copy.fileTitle}</span>
          <FileButton accept="video/*" capture="user" onFile={(file) => void choose(file)}>
            {copy.file}
          </FileButton>
          {camera.state.status !== 'problem' && <ElsewhereButton leave={close} />}
          <p>{copy.fileHint}</p>
        </div>
      )}
    </div>
  );
}

const RecordIcon = () => <Circle size={16} className={styles.recordIcon} aria-hidden />;
const StopIcon = () => <Square size={16} fill="currentColor" aria-hidden />;
