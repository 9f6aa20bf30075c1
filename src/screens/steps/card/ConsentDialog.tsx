import { cardCopy } from '../../../copy/card';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { Button } from '../../../ui/shell/Button';
import { Dialog } from '../../../ui/shell/Dialog';
import { NewTabLink } from '../../../ui/shell/NewTabLink';

interface ConsentDialogProps {
  open: boolean;
  onAccept: () => void;
  onClose: () => void;
}

/** The notice is about sensitive data: continuing gives consent. */
export function ConsentDialog({ open, onAccept, onClose }: ConsentDialogProps) {
  const { privacy } = useAppSelector(selectConfig).links;
  const { title, text, accept, back } = cardCopy.notice;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button onClick={onAccept}>{accept}</Button>
        </>
      }
    >
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <NewTabLink href={privacy}>{cardCopy.notice.privacy}</NewTabLink>
      </p>
    </Dialog>
  );
}
