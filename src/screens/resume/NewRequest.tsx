import { resumeCopy } from '../../copy/resume';
import { Button } from '../../ui/shell/Button';
import styles from './resume.module.css';
import { useNewRequest } from './useNewRequest';

const copy = resumeCopy.identity;

/** For who has nothing to resume, or cannot. */
export function NewRequest({ question = copy.none }: { question?: string }) {
  return (
    <p className={styles.other}>
      {question}{' '}
      <Button variant="link" onClick={useNewRequest()}>
        {copy.start}
      </Button>
    </p>
  );
}
