import { thanksCopy } from '../../copy/thanks';
import { restartRequested } from '../../flows/pageActions';
import { useAppDispatch } from '../../state/hooks';
import { STATUS_PATH } from '../../state/paths';
import { Button } from '../../ui/shell/Button';
import { IconList } from '../../ui/shell/IconList';
import { Card } from '../../ui/shell/illustrations/Card';
import { Checklist } from '../../ui/shell/illustrations/Checklist';
import { Success } from '../../ui/shell/illustrations/Success';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import styles from './thanks.module.css';

/** The end of the flow: what was done, and what happens next. */
export default function Thanks() {
  return (
    <>
      <div className={styles.mark}>
        <Success size={96} />
      </div>
      <PageHeading lead={thanksCopy.lead}>{thanksCopy.title}</PageHeading>
      <Section title={thanksCopy.next}>
        <IconList
          items={[
            { icon: <Checklist />, ...thanksCopy.review },
            { icon: <Card />, ...thanksCopy.card },
          ]}
        />
      </Section>
      <Follow />
    </>
  );
}

/** The review may ask for something again: the list says so. */
function Follow() {
  const dispatch = useAppDispatch();
  return (
    <Section text={thanksCopy.follow.text}>
      <div>
        <Button variant="secondary" onClick={() => dispatch(restartRequested(STATUS_PATH))}>
          {thanksCopy.follow.action}
        </Button>
      </div>
    </Section>
  );
}
