import { pathOfStep } from '../../state/paths';
import { resumeCopy } from '../../copy/resume';
import { restartRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/shell/Button';
import styles from './resume.module.css';

const copy = resumeCopy.identity;

/** For who has nothing to resume, or cannot. */
export function NewRequest() {
  const dispatch = useAppDispatch();
  return (
    <p className={styles.other}>
      {copy.none}{' '}
      <Button variant="link" onClick={() => dispatch(restartRequested(pathOfStep('contact-info')))}>
        {copy.start}
      </Button>
    </p>
  );
}
