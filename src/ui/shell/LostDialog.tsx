import { uiCopy } from '../../copy/ui';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface LostDialogProps {
  title: string;
  /** Says how to go on without the dialog. */
  message: string;
  onClose: () => void;
}

/** In place of a dialog that does not load or fails (extra.tsx). */
export function LostDialog({ title, message, onClose }: LostDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiCopy.close}</Button>}
    >
      <p>{message}</p>
    </Dialog>
  );
}
