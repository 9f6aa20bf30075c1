import { thanksCopy } from '../../copy/thanks';
import { newRequestRequested, ownRequestRequested, restartRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { STATUS_PATH } from '../../state/paths';
import { selectResume, selectSlug, selectUser } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import { IconList } from '../../ui/shell/IconList';
import { Card, Checklist, Success } from '../../ui/shell/illustrations/outcomes';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import { Receipt } from './Receipt';
import styles from './thanks.module.css';

export default function Thanks() {
  const { found } = useAppSelector(selectResume);
  const isSigned = useAppSelector(selectSlug) === 'thanks';
  const known = isSigned ? undefined : thanksCopy.found[found?.stato ?? ''];
  return (
    <div className={styles.page}>
      <div className={styles.mark}>
        <Success size={96} />
      </div>
      <PageHeading lead={known?.lead ?? thanksCopy.lead}>{thanksCopy.title}</PageHeading>
      {known ? <Follow text={known.text} /> : <Done />}
      {known && <NotYours stays={known.stays} />}
    </div>
  );
}

function Done() {
  const { email } = useAppSelector(selectUser);
  return (
    <>
      <Section title={thanksCopy.next}>
        <IconList
          items={[
            { icon: <Checklist />, title: thanksCopy.review.title, text: thanksCopy.review.text(email) },
            ...(__BRAND__.features.virtualCard ? [{ icon: <Card />, ...thanksCopy.card }] : []),
          ]}
        />
      </Section>
      <Receipt />
      <Follow text={thanksCopy.follow.text} />
      <Leave />
    </>
  );
}

/** For shared devices: a new request in the session, which opens the list no more. */
function Leave() {
  const dispatch = useAppDispatch();
  return (
    <Section text={thanksCopy.leave.text}>
      <div>
        <Button variant="secondary" onClick={() => dispatch(newRequestRequested())}>
          {thanksCopy.leave.action}
        </Button>
      </div>
    </Section>
  );
}

/** In the list the review may request documents. */
function Follow({ text }: { text: string }) {
  const dispatch = useAppDispatch();
  return (
    <Section text={text}>
      <div>
        <Button variant="secondary" onClick={() => dispatch(restartRequested(STATUS_PATH))}>
          {thanksCopy.follow.action}
        </Button>
      </div>
    </Section>
  );
}

/** The request that was found may be another person's. */
function NotYours({ stays }: { stays: string }) {
  const dispatch = useAppDispatch();
  const { title, text, action } = thanksCopy.notYours;
  return (
    <Section title={title} text={text + stays}>
      <div>
        <Button variant="secondary" onClick={() => dispatch(ownRequestRequested())}>
          {action}
        </Button>
      </div>
    </Section>
  );
}
