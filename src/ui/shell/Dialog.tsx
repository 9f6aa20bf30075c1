import { useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { uiCopy } from '../../copy/ui';
import { announcer } from './announce';
import { joinClasses } from './joinClasses';
import { isShown } from './topDialog';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Without it only the actions close the dialog. */
  onClose?: () => void;
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  full?: boolean;
  children: ReactNode;
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  actions,
  role = 'dialog',
  wide = false,
  full = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, true);
  const cancel = (event: SyntheticEvent) => {
    // A file input's `cancel` event bubbles too. React alone closes the dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  // Some browsers close a dialog on a second Esc despite `cancel`, and do not support `closedby`.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    // The event comes late: Suspense may have hidden the dialog, and shown it again.
    if (target !== currentTarget || currentTarget.open || !isShown(currentTarget)) return;
    if (onClose) onClose();
    else currentTarget.showModal();
  };
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose?.();
  };
  return (
    // Esc is the keyboard equivalent of a press on the backdrop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      className={joinClasses(styles.dialog, wide && styles.wide, full && styles.full)}
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
        <div id={`${id}text`} className={styles.text}>
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <div {...announcer} />
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
