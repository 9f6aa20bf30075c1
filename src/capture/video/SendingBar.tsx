import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { useSaid } from '../../ui/shell/useSaid';
import { ProgressBar } from '../upload/ProgressBar';
import styles from './VideoRecorder.module.css';

const { video, files } = identificationCopy;

export interface SendingBarProps {
  /** From 0 to 1, while bytes are sent. */
  readonly progress?: number;
  readonly waiting?: 'offline' | 'interrupted' | 'verifying';
  readonly onCancel?: () => void;
}

export function SendingBar({ progress, waiting, onCancel }: SendingBarProps) {
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <div className={styles.sending}>
      <p>
        <span ref={useSaid<HTMLSpanElement>()}>{waiting ? files[waiting] : video.sending}</span>
        {percent !== undefined && <span aria-hidden="true">{`: ${percent}%`}</span>}
      </p>
      <div className={styles.sendingRow}>
        <ProgressBar label={video.sending} progress={waiting === 'verifying' ? 1 : progress} />
        {onCancel && (
          <Button variant="link" aria-label={files.cancelLabel(files.video)} onClick={onCancel}>
            {files.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
