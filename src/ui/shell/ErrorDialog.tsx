import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface ErrorDialogProps {
  open: boolean;
  title?: string;
  message: string;
  onRetry: () => void;
  onClose: () => void;
  retryLabel?: string;
  second?: { readonly label: string; readonly onPress: () => void } | undefined;
  children?: ReactNode;
}

export function ErrorDialog({
  open,
  title = uiCopy.errorDialogTitle,
  message,
  onRetry,
  onClose,
  retryLabel = uiCopy.retry,
  second,
  children,
}: ErrorDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          {second && (
            <Button variant="secondary" onClick={second.onPress}>
              {second.label}
            </Button>
          )}
          <Button onClick={onRetry}>{retryLabel}</Button>
        </>
      }
    >
      <p>{message}</p>
      {children}
    </Dialog>
  );
}
