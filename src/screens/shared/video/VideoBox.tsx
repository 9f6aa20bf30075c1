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

/** In large text, because the applicant looks at the camera. */
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
        <div className={`${styles.words} ${styles.coming}`}>
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
  text: string;
  isNew: boolean;
  onAgain: () => void;
}

const VideoSent = ({ text, isNew, onAgain }: VideoSentProps) => (
  <div className={styles.sent}>
    <Notice tone="success" title={copy.sent} live={isNew}>
      <p>{text}</p>
    </Notice>
    <Button variant="secondary" onClick={onAgain}>
      {copy.again}
    </Button>
  </div>
);

interface VideoBoxProps {
  id: string;
  capture: VideoCapture;
  sentText: string;
  error?: string;
  way?: ReactNode;
}

export function VideoBox({ id, capture, sentText, error, way }: VideoBoxProps) {
  const { showRecorder, sending, hasClip, justSent } = capture;
  const box = useRef<HTMLDivElement>(null);
  const sayCapturing = useSayCapturing();
  useFocusBack(box, sending.active ? 'sending' : showRecorder ? 'recorder' : 'sent');
  // The pressed button is unmounted. The group says its name, the notice the outcome of the video.
  useEffect(() => {
    if (justSent) box.current?.focus();
  }, [justSent]);
  return (
    <div
      ref={box}
      id={id}
      role="group"
      tabIndex={showRecorder ? undefined : -1}
      aria-label={copy.recorder}
      aria-describedby={describedBy(id, error, undefined)}
    >
      {!showRecorder && <VideoSent text={sentText} isNew={justSent} onAgain={capture.recordAgain} />}
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

/** The buttons that cancel the upload and begin another recording are unmounted: their focus moves on. */
function useFocusBack(box: RefObject<HTMLDivElement | null>, shown: 'sending' | 'recorder' | 'sent') {
  const before = useRef(shown);
  useEffect(() => {
    const isBack = before.current !== shown && shown === 'recorder';
    before.current = shown;
    if (isBack && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus({ preventScroll: true });
  }, [box, shown]);
}
