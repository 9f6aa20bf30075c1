import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { filesCopy } from '../../copy/capture/files';
import { uiCopy } from '../../copy/ui';
import { Button } from '../../ui/shell/Button';
import { CheckMark } from '../../ui/shell/icons';
import { useSaid } from '../../ui/shell/useSaid';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';
import { ProgressBar } from './ProgressBar';
import styles from './UploadBox.module.css';
import type { UploadPreview, UploadState, UploadWorking } from './uploadState';

interface UploadProgressProps {
  state: UploadWorking;
  label: string;
  art?: ReactNode;
}

function UploadProgress({ state, label, art }: UploadProgressProps) {
  const { progress, waiting, onCancel } = state;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const standing = waiting ? filesCopy[waiting] : uiCopy.upload.preparing;
  return (
    <>
      {art && <span className={styles.art}>{art}</span>}
      <div className={styles.words}>
        {/* Announced when the upload begins or pauses, not at each per cent. */}
        <p ref={useSaid<HTMLParagraphElement>()}>{percent === undefined ? standing : null}</p>
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

interface UploadContentProps {
  state: UploadState;
  label: string;
  art?: ReactNode;
  stateId: string;
  action: string;
}

export function UploadContent({ state, label, art, stateId, action }: UploadContentProps) {
  if (state.status === 'uploading') return <UploadProgress state={state} label={label} art={art} />;
  const preview = state.status === 'done' || state.status === 'error' ? state.preview : undefined;
  const done = state.status === 'done';
  return (
    <>
      {done || preview ? (
        <Preview preview={preview} label={label} art={art} />
      ) : (
        art && <span className={styles.art}>{art}</span>
      )}
      <div className={styles.words}>
        {done ? (
          <p id={stateId} className={styles.state}>
            <CheckMark size={18} />
            <span>{uiCopy.upload.done}</span>
          </p>
        ) : (
          <span id={stateId}>
            <VisuallyHidden>{uiCopy.upload.required}</VisuallyHidden>
          </span>
        )}
        {preview?.fileName !== undefined && <p className={styles.file}>{preview.fileName}</p>}
        <p className={styles.action}>{action}</p>
        {!done && !preview && <p className={`${styles.detail} ${styles.drop}`}>{uiCopy.upload.drop}</p>}
      </div>
    </>
  );
}

function Preview({ preview, label, art }: { preview?: UploadPreview; label: string; art?: ReactNode }) {
  if (preview?.kind === 'image' && preview.url !== undefined) {
    return (
      <span className={styles.preview}>
        <img src={preview.url} alt={uiCopy.upload.previewAlt(label)} />
      </span>
    );
  }
  if (preview?.kind === 'video' && preview.url !== undefined) {
    return (
      <span className={styles.preview}>
        <video
          // Safari shows no picture of a video that has not begun.
          src={`${preview.url}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          aria-label={uiCopy.upload.previewAlt(label)}
        />
      </span>
    );
  }
  return (
    <span
      className={styles.preview}
      role="img"
      aria-label={preview?.kind === 'pdf' ? uiCopy.upload.pdf : uiCopy.upload.previewAlt(label)}
    >
      {preview?.kind === 'pdf' ? <FileText size={36} aria-hidden /> : art}
    </span>
  );
}
