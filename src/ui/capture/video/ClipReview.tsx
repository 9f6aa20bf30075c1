import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../shell/Button';
import { useObjectUrl } from '../useObjectUrl';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.capture;

export interface ClipReviewProps {
  blob: Blob;
  onUse: () => void;
  onRetake: () => void;
}

/** The clip to look at before it is sent. */
export function ClipReview({ blob, onUse, onRetake }: ClipReviewProps) {
  const url = useObjectUrl(blob);
  return (
    <div className={styles.stack}>
      <p className={styles.question} tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
        {copy.review}
      </p>
      {/* The applicant's own few words: there is nothing to caption. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video className={styles.playback} src={url} controls playsInline aria-label={copy.playback} />
      <div className={styles.actions}>
        <Button onClick={onUse}>{copy.use}</Button>
        <Button variant="secondary" onClick={onRetake}>
          {copy.retake}
        </Button>
      </div>
    </div>
  );
}
