import { identificationCopy } from '../../../copy/identification';
import styles from './VideoRecorder.module.css';

const copy = identificationCopy.video;

/** How much of the video has left; `progress` from 0 to 1, undefined before the first word of it. */
export function SendingBar({ progress }: { progress: number | undefined }) {
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <div>
      <p role="status">{copy.sending}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={copy.sending}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ width: `${percent ?? 4}%` }} />
      </div>
    </div>
  );
}
