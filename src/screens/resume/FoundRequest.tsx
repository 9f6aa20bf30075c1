import { contactPages } from '../../contract/steps/table';
import { resumeCopy } from '../../copy/resume';
import { identityRequested, subPageRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { FoundRequest as Found } from '../../state/resume';
import { selectSlug } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import { Section } from '../../ui/shell/Section';
import { CodePage } from '../shared/CodePage';
import styles from './resume.module.css';
import { useCodePage } from './useCodePage';
import { useNewRequest } from './NewRequest';

const copy = resumeCopy.found;

export function FoundRequest({ stato }: Found) {
  const dispatch = useAppDispatch();
  const isContact = useAppSelector(selectSlug) === 'contact-info';
  const found = copy.states[stato] ?? copy.any;
  const toIdentity = () => dispatch(identityRequested());
  const toGreeting = () => dispatch(subPageRequested(contactPages.info));
  return (
    <>
      <CodePage
        title={copy.title}
        {...useCodePage({ lead: found + copy.lead, unsent: found + copy.unsent })}
        onBack={isContact ? toGreeting : toIdentity}
      />
      <div className={styles.others}>
        <Section title={copy.other} text={copy.otherText}>
          <Button variant="secondary" onClick={useNewRequest()}>
            {resumeCopy.identity.start}
          </Button>
          <Button variant="link" onClick={toIdentity}>
            {copy.search}
          </Button>
        </Section>
      </div>
    </>
  );
}
