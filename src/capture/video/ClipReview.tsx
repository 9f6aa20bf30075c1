import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { Notice } from '../../ui/shell/Notice';
import { CaptureAlert } from '../CaptureAlert';
import { useObjectUrl } from '../useObjectUrl';
import type { UnsentClip } from './useVideoTake';
import { SendingBar, type SendingBarProps } from './SendingBar';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface Sending extends SendingBarProps {
  readonly active: boolean;
  readonly problem?: string;
}

export interface ClipReviewProps {
  clip: UnsentClip;
  selfie?: boolean | undefined;
  sending: Sending;
  onUse: () => void;
  onRetake: () => void;
}

export function ClipReview({ clip: { blob, silent }, selfie, sending, onUse, onRetake }: ClipReviewProps) {
  const url = useObjectUrl(blob);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), [blob]);
  return (
    <div className={styles.stack}>
      <p ref={question} className={styles.question} tabIndex={-1}>
        {selfie ? copy.selfie.review : copy.review}
      </p>
      {/* The applicant reads a known phrase, so there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video className={styles.playback} src={url} controls playsInline aria-label={copy.playback} />
      {silent && !selfie && !sending.active && (
        <Notice tone="warning" live>
          <p>{copy.unheard}</p>
        </Notice>
      )}
      {sending.active && <SendingBar {...sending} />}
      {sending.problem !== undefined && !sending.active && <CaptureAlert title={sending.problem} />}
      <div className={styles.actions}>
        {/* Where an error leads that asks for it. */}
        <Button data-by-itself data-way-on loading={sending.active} onClick={onUse}>
          {copy.use}
        </Button>
        <Button data-by-itself variant="secondary" disabled={sending.active} onClick={onRetake}>
          {copy.retake}
        </Button>
      </div>
    </div>
  );
}
