import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface InfoDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  closeLabel?: string;
  children: ReactNode;
}

export function InfoDialog({ open, title, onClose, closeLabel = uiCopy.close, children }: InfoDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{closeLabel}</Button>}
    >
      {children}
    </Dialog>
  );
}
