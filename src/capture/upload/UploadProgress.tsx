import type { ReactNode } from 'react';
import { filesCopy } from '../../copy/capture/files';
import { uiCopy } from '../../copy/ui';
import { Button } from '../../ui/shell/Button';
import { ProgressBar } from './ProgressBar';
import type { UploadWorking } from './uploadState';
import styles from './UploadBox.module.css';

export interface UploadProgressProps {
  state: UploadWorking;
  label: string;
  art?: ReactNode;
}

/** The inside of a box whose file is on its way: how it stands, and the way to stop it. */
export function UploadProgress({ state, label, art }: UploadProgressProps) {
  const { progress, waiting, onCancel } = state;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const standing = waiting ? filesCopy[waiting] : uiCopy.upload.preparing;
  return (
    <>
      {art && <span className={styles.art}>{art}</span>}
      <div className={styles.words}>
        {/* Read out as it begins and where it comes to a halt, not at each per cent. */}
        <p role="status">{percent === undefined ? standing : null}</p>
        <p aria-hidden="true">{percent === undefined ? null : uiCopy.upload.uploading(percent)}</p>
        <div className={styles.row}>
          <ProgressBar
            label={uiCopy.upload.progressLabel}
            progress={waiting === 'verifying' ? 1 : progress}
          />
          {onCancel && (
            <Button variant="link" aria-label={filesCopy.cancelLabel(label)} onClick={onCancel}>
              {filesCopy.cancel}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
