import { resumeCopy } from '../../copy/resume';
import { Button } from '../../ui/shell/Button';
import styles from './resume.module.css';
import { useNewRequest } from './useNewRequest';

const copy = resumeCopy.identity;

/** For who has nothing to resume, or cannot. */
export function NewRequest() {
  return (
    <p className={styles.other}>
      {copy.none}{' '}
      <Button variant="link" onClick={useNewRequest()}>
        {copy.start}
      </Button>
    </p>
  );
}
