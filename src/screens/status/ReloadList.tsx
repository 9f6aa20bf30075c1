import { useState } from 'react';
import { statusCopy } from '../../copy/status';
import { statusRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy, selectResume } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import styles from './status.module.css';

/** The list loaded anew; that it was is said, for it may look just as before. */
export function ReloadList() {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusy);
  const { requests } = useAppSelector(selectResume);
  const [before, setBefore] = useState(requests);
  const reload = () => {
    setBefore(requests);
    dispatch(statusRequested());
  };
  return (
    <div className={styles.reload}>
      <Button variant="link" loading={busy} onClick={reload}>
        {statusCopy.reload}
      </Button>
      <span role="status">{requests !== before && !busy && statusCopy.reloaded}</span>
    </div>
  );
}
