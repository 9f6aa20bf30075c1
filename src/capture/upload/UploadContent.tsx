import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { CheckMark } from '../../ui/shell/CheckMark';
import { UploadProgress } from './UploadProgress';
import type { UploadPreview, UploadState } from './uploadState';
import styles from './UploadBox.module.css';

export interface UploadContentProps {
  state: UploadState;
  label: string;
  art?: ReactNode;
  /** Id of the words that name what a press does. */
  actionId: string;
}

/** The inside of an upload box, by state. */
export function UploadContent({ state, label, art, actionId }: UploadContentProps) {
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
        {done && (
          <p className={styles.state} role="status">
            <CheckMark size={18} />
            {uiCopy.upload.done}
          </p>
        )}
        {preview?.fileName !== undefined && <p className={styles.file}>{preview.fileName}</p>}
        <p id={actionId} className={styles.action}>
          {done || preview ? uiCopy.upload.replace : uiCopy.upload.choose}
        </p>
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
