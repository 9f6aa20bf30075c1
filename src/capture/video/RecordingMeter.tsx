import { identificationCopy } from '../../copy/identification';
import { VIDEO_MAX_MS } from '../../contract/limits';
import { useNow } from './useNow';
import styles from './RecordingMeter.module.css';

const copy = identificationCopy.capture;
const TICK_MS = 100;

/**
 * Seconds left, large, and how far the bar is. Nothing of it is announced while it runs: a screen reader's voice
 * would be in the recording.
 */
export function RecordingMeter({ startedAt }: { startedAt: number }) {
  const now = useNow(TICK_MS);
  const elapsed = Math.min(VIDEO_MAX_MS, Math.max(0, now - startedAt));
  const left = Math.ceil((VIDEO_MAX_MS - elapsed) / 1000);
  return (
    <div className={styles.meter}>
      <p className={styles.badge}>
        <span className={styles.dot} aria-hidden="true" />
        {copy.recording}
      </p>
      <p className={styles.seconds} role="timer" aria-label={copy.secondsLeft(left)}>
        <span aria-hidden="true">{left}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={0}
        aria-valuemax={VIDEO_MAX_MS / 1000}
        aria-valuenow={Math.floor(elapsed / 1000)}
        aria-valuetext={copy.secondsLeft(left)}
      >
        <div className={styles.bar} style={{ width: `${(elapsed / VIDEO_MAX_MS) * 100}%` }} />
      </div>
    </div>
  );
}
