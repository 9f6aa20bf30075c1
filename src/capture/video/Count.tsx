import { identificationCopy } from '../../copy/identification';
import styles from './RecordingMeter.module.css';

/** Seconds before the recording; a tone goes with each. */
export const Count = ({ seconds }: { seconds: number }) => (
  <p className={styles.count} role="timer" aria-label={identificationCopy.capture.startsIn(seconds)}>
    <span aria-hidden="true">{seconds}</span>
  </p>
);
