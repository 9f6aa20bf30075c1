import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { announce } from '../../ui/shell/announce';
import { joinClasses } from '../../ui/shell/joinClasses';
import { describedBy, FieldNotes } from '../../ui/fields/core/FieldNotes';
import { UploadContent } from './UploadContent';
import type { UploadState } from './uploadState';
import styles from './UploadBox.module.css';

export interface UploadBoxProps {
  /** The input's id; `fieldId(name)` for a form field. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** An illustration of the file to choose. */
  art?: ReactNode;
  /** `accept` of the input: 'image/*,application/pdf'. */
  accept: string;
  state: UploadState;
  /** The form's message. The state's own error has priority. */
  error?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A box to choose, drop, show and replace one file. Controlled by props; it makes no calls. */
export function UploadBox({
  id,
  label,
  hint,
  art,
  accept,
  state,
  disabled = false,
  onFile,
  ...rest
}: UploadBoxProps) {
  const [over, setOver] = useState(false);
  const before = useRef(state.status);
  const working = state.status === 'uploading';
  // The form's 'missing file' message is hidden during an upload.
  const error = state.status === 'error' ? state.message : working ? undefined : rest.error;
  const filled =
    working || state.status === 'done' || (state.status === 'error' && state.preview !== undefined);
  useEffect(() => {
    const ended = before.current === 'uploading' && state.status === 'done';
    before.current = state.status;
    if (ended) announce(`${label}: ${uiCopy.upload.done}`);
  }, [state.status, label]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again after an error.
    target.value = '';
    setOver(false);
    if (file) onFile(file);
  };
  return (
    <div className={styles.field}>
      <span id={`${id}-titolo`} className={styles.label}>
        {label}
      </span>
      <div
        className={joinClasses(
          styles.box,
          filled && styles.filled,
          error !== undefined && styles.invalid,
          working && styles.working,
          over && styles.over,
        )}
        // Without the input, links to the field lead here.
        {...(working && {
          id,
          role: 'group',
          tabIndex: -1,
          'aria-labelledby': `${id}-titolo`,
          'aria-busy': true,
        })}
      >
        <UploadContent state={state} label={label} art={art} actionId={`${id}-azione`} />
        {!working && (
          <input
            id={id}
            type="file"
            className={styles.input}
            accept={accept}
            disabled={disabled}
            aria-labelledby={`${id}-titolo ${id}-azione`}
            aria-describedby={describedBy(id, error, hint)}
            aria-invalid={error !== undefined || undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={choose}
          />
        )}
      </div>
      {/* Announces a failed upload. The form announces its own errors. */}
      <div role={state.status === 'error' ? 'alert' : undefined}>
        <FieldNotes id={id} error={error} />
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
