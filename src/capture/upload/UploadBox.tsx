import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { filesCopy } from '../../copy/capture/files';
import { photoCopy } from '../../copy/capture/photo';
import { uiCopy } from '../../copy/ui';
import { announce } from '../../ui/shell/announce';
import { joinClasses } from '../../ui/shell/joinClasses';
import { describedBy, FieldNotes } from '../../ui/fields/core/FieldNotes';
import { UploadContent } from './UploadContent';
import type { UploadState } from './uploadState';
import styles from './UploadBox.module.css';

export interface UploadBoxProps {
  /** The button's id; `fieldId(name)` for a form field. */
  id: string;
  label: string;
  hint?: ReactNode;
  art?: ReactNode;
  accept: string;
  state: UploadState;
  error?: string;
  disabled?: boolean;
  onCamera?: (() => void) | undefined;
  onFile: (file: File) => void;
  /** Counts the files that came another way: what the box said of a drop is over. */
  choice?: number;
  onRefused?: (() => void) | undefined;
  isToldBelow?: boolean;
}

export function UploadBox({
  id,
  label,
  hint,
  art,
  accept,
  state,
  disabled = false,
  onCamera,
  onFile,
  choice = 0,
  onRefused,
  isToldBelow = false,
  ...rest
}: UploadBoxProps) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [drops, setDrops] = useState(0);
  const [lastChoice, setLastChoice] = useState(choice);
  if (choice !== lastChoice) {
    setLastChoice(choice);
    setRefused(undefined);
  }
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(state.status);
  const working = state.status === 'uploading';
  // The form's 'missing file' message is hidden during an upload.
  const own = refused ?? (state.status === 'error' && !isToldBelow ? state.message : undefined);
  const error = working ? undefined : (own ?? rest.error);
  useEffect(() => {
    const ended = before.current === 'uploading' && state.status === 'done';
    before.current = state.status;
    if (!ended) return;
    // The focus that comes back to the button says it. It does so after this.
    queueMicrotask(() => {
      if (document.activeElement?.id !== id) announce(`${label}: ${uiCopy.upload.done}`);
    });
  }, [state.status, label, id]);
  const isReplaced = state.status === 'done' || (state.status === 'error' && state.preview !== undefined);
  const first = onCamera ? photoCopy.open : uiCopy.upload.choose;
  const action = isReplaced ? uiCopy.upload.replace : first;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again after an error.
    target.value = '';
    setOver(false);
    setRefused(undefined);
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    event.preventDefault();
    const { files, items } = event.dataTransfer;
    const isFolder = [...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory === true);
    const words = files.length > 1 ? filesCopy.dropped.several : filesCopy.dropped.none;
    const [file] = files.length === 1 && !isFolder ? files : [];
    setRefused(file ? undefined : words);
    setDrops(drops + 1);
    if (file) onFile(file);
    else onRefused?.();
  };
  const canTake = !working && !disabled;
  return (
    <div className={styles.field}>
      <span id={`${id}-titolo`} className={styles.label}>
        {label}
      </span>
      <div
        className={joinClasses(
          styles.box,
          (working || isReplaced) && styles.filled,
          error !== undefined && styles.invalid,
          working && styles.working,
          over && styles.over,
        )}
        {...(canTake && {
          'data-takes-files': '',
          onDragEnter: () => setOver(true),
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
            setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
          onDrop: drop,
        })}
        // Without the button, links to the field lead here.
        {...(working && {
          id,
          role: 'group',
          tabIndex: -1,
          'aria-labelledby': `${id}-titolo`,
          'aria-busy': true,
        })}
      >
        <UploadContent state={state} label={label} art={art} stateId={`${id}-unita`} action={action} />
        {!working && (
          <>
            {/* A file input is read with the browser's own words, in the browser's language. */}
            <button
              id={id}
              type="button"
              className={styles.button}
              disabled={disabled}
              aria-label={uiCopy.upload.name(label, action)}
              aria-describedby={describedBy(id, error, hint, state)}
              onClick={onCamera ?? (() => input.current?.click())}
            />
            <input
              ref={input}
              type="file"
              hidden
              accept={accept}
              disabled={disabled}
              aria-labelledby={`${id}-titolo`}
              onChange={choose}
            />
          </>
        )}
      </div>
      {/* The form announces its own errors. */}
      <div role={own !== undefined && !working ? 'alert' : undefined}>
        {/* Another one for each drop: the same words are said again. */}
        <FieldNotes key={drops} id={id} error={error} />
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
