import { identificationCopy } from '../../copy/identification';
import { Button } from '../../ui/shell/Button';
import { Dialog } from '../../ui/shell/Dialog';
import { FileButton } from '../FileButton';
import type { Prepared } from '../image/prepareFile';
import { AdviceNotice } from './AdviceNotice';
import { Picture } from './PhotoReview';

const copy = identificationCopy.photo.advice;

export interface AdviceDialogProps extends Prepared {
  label: string;
  accept: string;
  onUse: (file: File) => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** A picture that may be illegible is not refused: the applicant decides. */
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
