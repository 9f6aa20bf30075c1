import { cookiesCopy as copy } from '../../copy/pages';
import { restartRequested } from '../../flows/pageActions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { retriedPath } from '../../state/paths';
import { selectPath } from '../../state/selectors';
import { Interrupted } from '../../ui/shell/illustrations/outcomes';
import { Section } from '../../ui/shell/Section';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';

export function CookiesPage() {
  const dispatch = useAppDispatch();
  const target = retriedPath(useAppSelector(selectPath));
  return (
    <MessagePage
      art={<Interrupted size={96} />}
      title={copy.title}
      text={copy.text}
      action={{ label: copy.retry, onPress: () => dispatch(restartRequested(target)) }}
    >
      <Section title={copy.how}>
        <ol className={styles.steps}>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{copy.inApp}</p>
      </Section>
    </MessagePage>
  );
}
