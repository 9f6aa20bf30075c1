import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SendingBar } from '../../../capture/video/SendingBar';
import { VideoRecorder } from '../../../capture/video/VideoRecorder';
import { identificationCopy } from '../../../copy/identification';
import { describedBy, FieldNotes } from '../../../ui/fields/core/FieldNotes';
import { Button } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import { SkeletonLine } from '../../../ui/shell/Skeleton';
import { VisuallyHidden } from '../../../ui/shell/VisuallyHidden';
import { useSayCapturing } from '../useCapturing';
import type { PhraseState } from './usePhrase';
import type { VideoCapture } from './useVideoCapture';
import styles from './video.module.css';

const copy = identificationCopy.video;

/** The phrase to read aloud, in large text, because the applicant looks at the camera. */
function Phrase({ phrase, failed, retry }: PhraseState) {
  if (phrase === undefined && failed) {
    return (
      <Notice tone="error" live>
        <p>{copy.phraseFailed}</p>
        <Button variant="link" onClick={retry}>
          {copy.phraseRetry}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.phrase}>
      <p className={styles.phraseTitle}>{copy.phraseTitle}</p>
      {phrase === undefined ? (
        <div role="status">
          <VisuallyHidden>{copy.phraseLoading}</VisuallyHidden>
          <SkeletonLine />
        </div>
      ) : (
        <p className={styles.words}>
          <span>{phrase.name}</span> <span>{phrase.words}</span>
        </p>
      )}
      <p className={styles.phraseHint}>{copy.phraseHint}</p>
    </div>
  );
}

interface VideoSentProps {
  /** What the applicant can do now. */
  text: string;
  /** The pressed button is unmounted: the focus moves here. */
  takeFocus: boolean;
  onAgain: () => void;
}

/** The video is stored; it can be recorded again. */
function VideoSent({ text, takeFocus, onAgain }: VideoSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <Notice tone="success" title={copy.sent}>
        <p>{text}</p>
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}

interface VideoBoxProps {
  /** Id of the box, for links to it. */
  id: string;
  capture: VideoCapture;
  /** What the applicant can do once the video is sent. */
  sentText: string;
  /** The error under the recorder. */
  error?: string;
  /** How to open this page in another browser. */
  way?: ReactNode;
}

/** The recorder, or a note that the video is stored. */
export function VideoBox({ id, capture, sentText, error, way }: VideoBoxProps) {
  const { showRecorder, sending, hasClip } = capture;
  const box = useRef<HTMLDivElement>(null);
  const sayCapturing = useSayCapturing();
  useFocusBack(box, sending.active);
  return (
    <div
      ref={box}
      id={id}
      role="group"
      aria-label={identificationCopy.video.recorderTitle}
      aria-describedby={describedBy(id, error, undefined)}
    >
      {!showRecorder && (
        <VideoSent text={sentText} takeFocus={capture.justSent} onAgain={capture.recordAgain} />
      )}
      {showRecorder && sending.active && !hasClip && <SendingBar {...sending} />}
      {showRecorder && (!sending.active || hasClip) && (
        <VideoRecorder
          prompt={<Phrase {...capture.phrase} />}
          sending={sending}
          way={way}
          clip={capture.clip}
          onClip={capture.keep}
          onRecording={sayCapturing}
          onRetake={capture.retake}
          onUse={capture.send}
        />
      )}
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** Cancelling unmounts the cancel button. The focus moves to the clip's question, or to the first control. */
function useFocusBack(box: RefObject<HTMLDivElement | null>, sending: boolean) {
  const before = useRef(sending);
  useEffect(() => {
    const ended = before.current && !sending;
    before.current = sending;
    if (ended && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus({ preventScroll: true });
  }, [box, sending]);
}
