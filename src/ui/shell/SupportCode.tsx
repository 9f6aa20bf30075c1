import { shownJourney } from '../../contract/journey';
import { supportCopy } from '../../copy/app';
import { Button } from './Button';
import styles from './SupportCode.module.css';

export interface SupportCodeProps {
  /** Without its hyphen. '' keeps the line free until the code is known. */
  journey: string;
  /** Opens the recording for support. */
  onRecording?: () => void;
  recordingLabel?: string;
}

/** The code that support asks for, and the way to the recording. */
export function SupportCode({
  journey,
  onRecording,
  recordingLabel = supportCopy.recording,
}: SupportCodeProps) {
  return (
    <div className={styles.line}>
      {journey !== '' && (
        <>
          <p>
            {supportCopy.code}{' '}
            <strong className={styles.code} translate="no">
              {shownJourney(journey)}
            </strong>
          </p>
          {onRecording && (
            <Button variant="link" onClick={onRecording}>
              {recordingLabel}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
