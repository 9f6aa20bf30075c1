import { stepTable } from '../../../contract/steps/table';
import { contractCopy } from '../../../copy/contract';
import { stepCorrectionRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectInitialValues, selectUser } from '../../../state/selectors';
import { Button } from '../../../ui/shell/Button';
import { VisuallyHidden } from '../../../ui/shell/VisuallyHidden';
import { DataItems } from '../../shared/DataItems';
import { answerItems } from './answerItems';
import styles from './contract.module.css';

const { check: words } = contractCopy;

/** Closed at first: the documents below contain all answers. */
export function AnswersToCheck() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const values = useAppSelector(selectInitialValues);
  return (
    <details className={styles.answers}>
      <summary>{words.title}</summary>
      <p className={styles.note}>{words.text}</p>
      {answerItems(user, values).map(({ slug, items }) => (
        <section key={slug} className={styles.step}>
          <div className={styles.head}>
            <h2>{stepTable[slug].title}</h2>
            <Button variant="link" onClick={() => dispatch(stepCorrectionRequested({ slug }))}>
              <span>{words.change}</span> <VisuallyHidden>{stepTable[slug].title}</VisuallyHidden>
            </Button>
          </div>
          <DataItems items={items} />
        </section>
      ))}
    </details>
  );
}
