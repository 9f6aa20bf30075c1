import { useState } from 'react';
import { signedPapersCopy as copy } from '../../copy/signed-papers';
import { thanksCopy } from '../../copy/thanks';
import { useAppSelector } from '../../state/hooks';
import { selectGuid, selectSignedReference, selectUser } from '../../state/selectors';
import { Section } from '../../ui/shell/Section';
import { DataItems } from '../shared/DataItems';
import { PapersOfRequest } from '../shared/PapersOfRequest';

const time = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** What the applicant has just signed: until the page is left its reference, and both PDFs. */
export function Receipt() {
  const { email } = useAppSelector(selectUser);
  const guid = useAppSelector(selectGuid);
  const reference = useAppSelector(selectSignedReference);
  const [at] = useState(() => time.format(Date.now()));
  const isHere = reference !== '';
  return (
    <Section title={thanksCopy.receipt.title} text={thanksCopy.receipt.text(email)}>
      {isHere && (
        <DataItems
          items={[
            { label: copy.reference, value: reference },
            { label: copy.signedAt, value: at },
            { label: copy.outcome, value: copy.outcomeShort },
          ]}
        />
      )}
      {guid !== '' && <PapersOfRequest guid={guid} withoutReference={isHere} />}
    </Section>
  );
}
