import { Circle, Square, X } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { identificationCopy } from '../../copy/identification';
import { announce } from '../../ui/shell/announce';
import { Button } from '../../ui/shell/Button';
import { CameraChoice } from '../camera/CameraChoice';
import { CameraNotes } from '../camera/CameraNotes';
import { SELFIE_CAMERA } from '../camera/devices';
import { useCamera } from '../camera/useCamera';
import { DeviceCheck } from '../check/DeviceCheck';
import { OtherDeviceContext } from '../OtherDevice';
import { type UnsentClip, useVideoTake } from './useVideoTake';
import { canRecord } from '../check/recorderType';
import { VideoAlert, VideoAlternatives } from './VideoAlert';
import { videoFileProblem, type VideoFileProblem } from './videoFile';
import { VideoStage } from './VideoStage';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface RecordingProps {
  prompt?: ReactNode;
  selfie?: boolean;
  way?: ReactNode;
  /** A further recording: the camera turns on by itself. */
  again: boolean;
  refusal?: string | undefined;
  onClip: (clip: UnsentClip) => void;
  onRecording?: (active: boolean) => void;
}

/** The camera is released afterwards, because iOS plays sound at full volume only without the microphone. */
export function Recording({ prompt, selfie, way, again, refusal, onClip, onRecording }: RecordingProps) {
  const camera = useCamera(SELFIE_CAMERA);
  const { recorder, countdown, sound } = useVideoTake(camera.state, onClip);
  const [fileProblem, setFileProblem] = useState<VideoFileProblem>();
  const [early, setEarly] = useState(false);
  const record = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { phase } = recorder.state;
  const { status } = camera.state;
  const { close } = camera;
  const live = status === 'opening' || status === 'ready';

  const turnOn = () => {
    setEarly(false);
    camera.open();
    // The pressed button is unmounted. The focus moves to the next one.
    record.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (live) whole.current?.scrollIntoView({ block: 'start' });
  }, [live]);
  // While the browser asks for the permission, the page may have moved.
  useEffect(() => {
    if (status === 'ready' && !isOnScreen(record.current)) whole.current?.scrollIntoView({ block: 'start' });
  }, [status]);
  const start = useEffectEvent(turnOn);
  useEffect(() => {
    if (again) start();
  }, [again]);
  const covered = use(OtherDeviceContext)?.chosen === true;
  useEffect(() => {
    if (covered) close();
  }, [covered, close]);

  const counting = countdown.count !== undefined;
  const underWay = counting || phase === 'recording' || phase === 'finishing';
  useEffect(() => {
    if (!underWay) return;
    onRecording?.(true);
    return () => onRecording?.(false);
  }, [underWay, onRecording]);
  const fileWords =
    fileProblem !== undefined ? copy.recordingProblems[fileProblem] : underWay ? undefined : refusal;
  const press = () => {
    setFileProblem(undefined);
    if (phase === 'recording') recorder.stop();
    else if (counting) countdown.cancel();
    else if (status === 'ready') {
      recorder.reset();
      countdown.start();
      // Before the first tone: later a screen reader's voice would be recorded.
      announce(copy.announced);
      // Picture, phrase and button fit the smallest screen once the rest is above it.
      whole.current?.scrollIntoView({ block: 'start' });
    } else if (status === 'problem') turnOn();
    else setEarly(true);
  };
  const choose = async (blob: File) => {
    recorder.reset();
    // The same words as before are said again.
    setFileProblem(undefined);
    const problem = await videoFileProblem(blob);
    if (problem === undefined) onClip({ blob, fromCamera: false, silent: false });
    else setFileProblem(problem);
  };

  const instead = (
    <VideoAlternatives
      main={!canRecord()}
      // The problem's alert offers it already.
      otherDevice={status !== 'problem'}
      onFile={(file) => void choose(file)}
      onLeave={close}
    />
  );
  const alert = (
    <VideoAlert
      camera={camera.state}
      recorder={recorder.state}
      fileProblem={fileWords}
      early={early}
      onTurnOn={turnOn}
      onLeave={close}
    />
  );
  const busy = counting || phase === 'recording';
  return (
    <div
      ref={whole}
      className={styles.stack}
      data-live={live || undefined}
      data-under-way={underWay || undefined}
    >
      {status === 'idle' && <DeviceCheck way={way} />}
      {canRecord() ? (
        <>
          <VideoStage
            camera={camera}
            recorder={recorder.state}
            count={countdown.count}
            sound={sound}
            selfie={selfie}
            onTurnOn={turnOn}
          />
          {/* Right under the picture: both are on the smallest screen at once. Above it, a phrase that comes
              late would move the button that turns the camera on. */}
          {prompt}
          <p className={styles.ready} role="status">
            {status === 'ready' &&
              phase === 'ready' &&
              !counting &&
              !camera.hint &&
              (selfie ? copy.selfie.ready : copy.ready)}
          </p>
          {!busy && <CameraNotes camera={camera} words={copy} />}
          {alert}
          <Button
            ref={record}
            className={styles.record}
            variant={status === 'ready' && !counting ? 'primary' : 'secondary'}
            loading={phase === 'finishing'}
            icon={
              phase === 'recording' ? <StopIcon /> : counting ? <X size={18} aria-hidden /> : <RecordIcon />
            }
            onClick={press}
          >
            {phase === 'recording'
              ? copy.stop
              : counting
                ? copy.cancel
                : phase === 'finishing'
                  ? copy.finishing
                  : copy.record}
          </Button>
          {!busy && <CameraChoice camera={camera} />}
        </>
      ) : (
        <>
          {prompt}
          {alert}
        </>
      )}
      {!busy && instead}
    </div>
  );
}

/** To be in the window is not enough: the action bar may lie over it. */
function isOnScreen(element: Element | null): boolean {
  if (element === null) return true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

const RecordIcon = () => <Circle size={16} className={styles.recordIcon} aria-hidden />;
const StopIcon = () => <Square size={16} fill="currentColor" aria-hidden />;
