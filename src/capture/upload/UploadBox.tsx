import { useState, type ChangeEvent, type ReactNode } from 'react';
import { joinClasses } from '../../ui/shell/joinClasses';
import { describedBy } from '../../ui/fields/core/describe';
import { FieldNotes } from '../../ui/fields/core/FieldNotes';
import { UploadContent } from './UploadContent';
import type { UploadState } from './uploadState';
import styles from './UploadBox.module.css';

export interface UploadBoxProps {
  /** The input's id: `fieldId(name)` where a form holds the outcome. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** An illustration of what goes in here. */
  art?: ReactNode;
  /** `accept` of the input: 'image/*,application/pdf'. */
  accept: string;
  state: UploadState;
  /** A message of the form (nothing uploaded yet); the state's own error goes before. */
  error?: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** One file of the applicant's: chosen, dropped, shown, replaced. Props alone; whoever uses it talks to the service. */
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
  const working = state.status === 'uploading';
  // That nothing is uploaded is not said while something is.
  const error = state.status === 'error' ? state.message : working ? undefined : rest.error;
  const filled =
    working || state.status === 'done' || (state.status === 'error' && state.preview !== undefined);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after an error.
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
        // While there is no input, links to it lead here.
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
      {/* The form tells of its own errors; that a sending failed, nobody else does. */}
      <div role={state.status === 'error' ? 'alert' : undefined}>
        <FieldNotes id={id} error={error} />
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
