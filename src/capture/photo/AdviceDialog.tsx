import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { Dialog } from '../../ui/shell/Dialog';
import { FileButton } from '../FileButton';
import type { Prepared } from '../image/prepareFile';
import { AdviceNotice } from './AdviceNotice';
import { Picture } from './Picture';

const copy = identificationCopy.photo.advice;

export interface AdviceDialogProps extends Prepared {
  /** What the picture is of: 'Fronte'. */
  label: string;
  /** `accept` of another choice. */
  accept: string;
  onUse: (file: File) => void;
  /** Another was chosen in its place. */
  onFile: (file: File) => void;
  /** Neither: nothing is sent. */
  onClose: () => void;
}

/** A chosen picture that may not be legible, before it is sent: the applicant decides. */
export const AdviceDialog = ({ label, accept, file, advice, onUse, onFile, onClose }: AdviceDialogProps) => (
  <Dialog
    open
    role="alertdialog"
    title={copy.title(label)}
    onClose={onClose}
    actions={
      <>
        <FileButton variant="primary" accept={accept} onFile={onFile}>
          {copy.again}
        </FileButton>
        <Button variant="secondary" onClick={() => onUse(file)}>
          {copy.use}
        </Button>
      </>
    }
  >
    <AdviceNotice advice={advice} />
    <Picture file={file} alt={copy.chosen} />
  </Dialog>
);
