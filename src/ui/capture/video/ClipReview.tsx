import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import { useObjectUrl } from '../useObjectUrl';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface ClipReviewProps {
  blob: Blob;
  /** The clip is on its way. */
  sending: boolean;
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
      <div className={styles.actions}>
        <Button loading={sending} onClick={onUse}>
          {copy.use}
        </Button>
        <Button variant="secondary" disabled={sending} onClick={onRetake}>
          {copy.retake}
        </Button>
      </div>
    </div>
  );
}
