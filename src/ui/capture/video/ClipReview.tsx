import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import { CaptureAlert } from '../CaptureAlert';
import { useObjectUrl } from '../useObjectUrl';
import { SendingBar } from './SendingBar';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

/** How the sending of a clip stands. */
export interface Sending {
  readonly active: boolean;
  /** From 0 to 1. */
  readonly progress?: number;
  /** Why the last attempt failed, in words for the applicant. */
  readonly problem?: string;
}

export interface ClipReviewProps {
  blob: Blob;
  sending: Sending;
  onUse: () => void;
  onRetake: () => void;
}

/** The clip to look at before it is sent. */
export function ClipReview({ blob, sending, onUse, onRetake }: ClipReviewProps) {
  const url = useObjectUrl(blob);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), [blob]);
  return (
    <div className={styles.stack}>
      <p ref={question} className={styles.question} tabIndex={-1}>
        {copy.review}
      </p>
      {/* The applicant's own few words: there is nothing to caption. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video className={styles.playback} src={url} controls playsInline aria-label={copy.playback} />
      {sending.active && <SendingBar progress={sending.progress} />}
      {sending.problem !== undefined && !sending.active && <CaptureAlert title={sending.problem} />}
      <div className={styles.actions}>
        <Button loading={sending.active} onClick={onUse}>
          {copy.use}
        </Button>
        <Button variant="secondary" disabled={sending.active} onClick={onRetake}>
          {copy.retake}
        </Button>
      </div>
    </div>
  );
}
