import { useEffect } from 'react';
import { handoffCopy } from '../../../../copy/handoff';
import { handoffClosed, handoffOpened } from '../../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { selectHandoff } from '../../../../state/selectors';
import { Button } from '../../../../ui/shell/Button';
import { Dialog } from '../../../../ui/shell/Dialog';
import { Arrivals } from './Arrivals';
import { CopyLink } from './CopyLink';
import styles from './handoff.module.css';
import { QrCode } from './QrCode';
import { useHandoffLink } from './useHandoffLink';

export interface HandoffDialogProps {
  onClose: () => void;
}

export default function HandoffDialog({ onClose }: HandoffDialogProps) {
  const dispatch = useAppDispatch();
  const link = useHandoffLink();
  useEffect(() => {
    dispatch(handoffOpened());
    return () => void dispatch(handoffClosed());
  }, [dispatch]);
  return (
    <Dialog open wide title={handoffCopy.title} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.code}>
          {link !== undefined && <QrCode text={link} label={handoffCopy.qr} />}
        </div>
        <div className={styles.beside}>
          <ol className={styles.steps}>
            {handoffCopy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Status />
        </div>
      </div>
      {link !== undefined && <CopyLink link={link} />}
    </Dialog>
  );
}

function Status() {
  const dispatch = useAppDispatch();
  const { watch } = useAppSelector(selectHandoff);
  const ended = watch === 'ended';
  return (
    <div className={styles.status}>
      <p role="status">{ended ? handoffCopy.ended : handoffCopy.waiting}</p>
      {ended && (
        <Button variant="secondary" onClick={() => dispatch(handoffOpened())}>
          {handoffCopy.check}
        </Button>
      )}
      <Arrivals />
    </div>
  );
}
