import { resumeCopy } from '../../copy/resume';
import { newRequestRequested, ownRequestRequested, restartRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { pathOfStep } from '../../state/paths';
import { selectResume, selectSlug } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import styles from './resume.module.css';

export function useNewRequest() {
  const dispatch = useAppDispatch();
  const { found } = useAppSelector(selectResume);
  const isLocked = useAppSelector(selectSlug) === 'auth';
  return () => {
    if (found) dispatch(ownRequestRequested());
    else if (isLocked) dispatch(newRequestRequested());
    else dispatch(restartRequested(pathOfStep('contact-info')));
  };
}

const copy = resumeCopy.identity;

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
