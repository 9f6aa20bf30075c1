import { shownJourney } from '../../contract/journey';
import { supportCopy } from '../../copy/app';
import { Button } from './Button';
import { joinClasses } from './joinClasses';
import styles from './SupportCode.module.css';

export interface SupportCodeProps {
  /** Without its hyphen. '' until it is known. */
  journey: string;
  onRecording?: () => void;
  recordingLabel?: string;
}

export function SupportCode({
  journey,
  onRecording,
  recordingLabel = supportCopy.recording,
}: SupportCodeProps) {
  const isKnown = journey !== '';
  return (
    <div className={styles.line}>
      {/* Unknown, it keeps its room: nothing moves when it comes. */}
      <p className={joinClasses(!isKnown && styles.unknown)}>
        {supportCopy.code}{' '}
        <strong className={styles.code} translate="no">
          {isKnown && shownJourney(journey)}
        </strong>
      </p>
      {onRecording && (
        <Button variant="link" onClick={onRecording}>
          {recordingLabel}
        </Button>
      )}
    </div>
  );
}
