import { useState } from 'react';
import { createPortal } from 'react-dom';
import { companyInfoCopy } from '../../../copy/company-info';
import { Button } from '../../../ui/shell/Button';
import { InfoDialog } from '../../../ui/shell/InfoDialog';

const { turnoverHelp } = companyInfoCopy;

/** What figure is meant by turnover. */
export function TurnoverHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {turnoverHelp.open}
      </Button>
      {createPortal(
        <InfoDialog open={open} title={turnoverHelp.title} onClose={() => setOpen(false)}>
          {turnoverHelp.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </InfoDialog>,
        document.body,
      )}
    </>
  );
}
