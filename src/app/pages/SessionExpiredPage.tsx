import { useEffect } from 'react';
import { isStepSlug } from '../../contract/steps/table';
import { expiredCopy } from '../../copy/pages';
import { restartRequested } from '../../flows/pageActions';
import { rememberBegun } from '../../state/begun';
import { forgetContact } from '../../state/contactMemory';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { pathOfStep, RESUME_PATH, STATUS_PATH, UNKEPT } from '../../state/paths';
import { selectJourney, selectPath } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import { Interrupted } from '../../ui/shell/illustrations/outcomes';
import { Section } from '../../ui/shell/Section';
import { SupportCode } from '../../ui/shell/SupportCode';
import { CookiesPage } from './CookiesPage';
import { MessagePage } from './MessagePage';
import styles from './MessagePage.module.css';

interface Way {
  readonly label: string;
  readonly target: string;
}
interface Offer {
  readonly text: string;
  readonly way: Way;
  readonly other?: Way & { readonly question: string };
}

const { contact, later, unknown, thanks } = expiredCopy;
const resume: Way = { label: expiredCopy.resume, target: RESUME_PATH };
const CONTACT_PATH = pathOfStep('contact-info');

/** The table of docs/decisions/session.md ('After the end'). */
const offerAt = (path: string): Offer => {
  const slug = path.split('/')[2] ?? '';
  if (slug === 'contact-info')
    return {
      text: contact.text,
      way: { label: contact.label, target: CONTACT_PATH },
      other: { question: contact.other, ...resume },
    };
  if (slug === 'thanks')
    return {
      text: thanks.text,
      way: resume,
      other: { question: thanks.other, label: thanks.label, target: STATUS_PATH },
    };
  if (isStepSlug(slug)) return { text: later, way: resume };
  const start = { question: unknown.other, label: unknown.start, target: CONTACT_PATH };
  return { text: unknown.text, way: resume, other: start };
};

export function SessionExpiredPage() {
  return useAppSelector(selectPath).split('/')[2] === UNKEPT ? <CookiesPage /> : <EndedPage />;
}

function EndedPage() {
  const dispatch = useAppDispatch();
  const journey = useAppSelector(selectJourney);
  const { text, way, other } = offerAt(useAppSelector(selectPath));
  // The next user of this browser must not see the applicant's data.
  useEffect(() => {
    forgetContact();
    rememberBegun(false);
  }, []);
  return (
    <>
      <MessagePage
        art={<Interrupted size={96} />}
        title={expiredCopy.title}
        text={expiredCopy.text}
        action={{ label: way.label, onPress: () => dispatch(restartRequested(way.target)) }}
      >
        <p>{text}</p>
        <div className={styles.code}>
          <SupportCode journey={journey} />
        </div>
      </MessagePage>
      {other && (
        <div className={styles.other}>
          <Section title={other.question}>
            <div>
              <Button variant="secondary" onClick={() => dispatch(restartRequested(other.target))}>
                {other.label}
              </Button>
            </div>
          </Section>
        </div>
      )}
    </>
  );
}
