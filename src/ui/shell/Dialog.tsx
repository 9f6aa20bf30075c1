import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { DialogContext } from './DialogContext';
import { joinClasses } from './joinClasses';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Esc, the cross and a press on the backdrop. Absent: the dialog can only be left by its actions. */
  onClose?: () => void;
  /** Buttons in the last row. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Room for two columns, where there is any. */
  wide?: boolean;
  children: ReactNode;
}

/** The base of every dialog: a native `<dialog>`, a sheet from the bottom on phones. Anything may stand in it, forms too. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  actions,
  role = 'dialog',
  wide = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, true);
  const cancel = (event: SyntheticEvent) => {
    // A file input's cancel bubbles up here too; React decides when the dialog is gone, not the browser.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  // Some browsers close a dialog on a second Esc whatever `cancel` says, and know no `closedby` that forbids it.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !event.currentTarget.isConnected) return;
    if (onClose) onClose();
    else event.currentTarget.showModal();
  };
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose?.();
  };
  return (
    // The press on the backdrop has its keyboard twin in Esc.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      className={joinClasses(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'alertdialog' ? `${id}text` : undefined}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={pressBackdrop}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={`${id}title`} className={styles.title} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          {onClose && (
            <button type="button" className={styles.close} aria-label={uiCopy.close} onClick={onClose}>
              <Cross />
            </button>
          )}
        </div>
        <DialogContext value={dialog}>
          <div id={`${id}text`} className={styles.text}>
            {children}
          </div>
        </DialogContext>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

function Cross() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
    </svg>
  );
}
