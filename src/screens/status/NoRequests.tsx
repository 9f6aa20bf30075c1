import { statusCopy } from '../../copy/status';
import { restartRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { RESUME_PATH } from '../../state/paths';
import { Button } from '../../ui/shell/Button';
import { Checklist } from '../../ui/shell/illustrations/Checklist';
import styles from './status.module.css';

const copy = statusCopy.empty;

/** Nothing is open: the way to a new one, or to look with other data. */
export function NoRequests() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.empty}>
      <span className={styles.art}>
        <Checklist size={80} />
      </span>
      <h2 className={styles.title}>{copy.title}</h2>
      <p>{copy.text}</p>
      <Button onClick={() => dispatch(restartRequested('/'))}>{copy.start}</Button>
      <Button variant="link" onClick={() => dispatch(restartRequested(RESUME_PATH))}>
        {copy.others}
      </Button>
    </div>
  );
}
