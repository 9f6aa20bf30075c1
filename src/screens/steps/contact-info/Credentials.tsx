import { credentialsCopy } from '../../../copy/contact-info';
import { credentialsAcknowledged } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy } from '../../../state/selectors';
import { ActionBar } from '../../../ui/shell/ActionBar';
import { IconList } from '../../../ui/shell/IconList';
import { Checklist } from '../../../ui/shell/illustrations/outcomes';
import { FaceWithDocument } from '../../../ui/shell/illustrations/capture';
import { VatDocument } from '../../../ui/shell/illustrations/documents';
import { Notice } from '../../../ui/shell/Notice';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';

const { next } = credentialsCopy;
const whatIsLeft = [
  { icon: <VatDocument />, ...next.data },
  { icon: <FaceWithDocument />, ...next.identity },
  { icon: <Checklist />, ...next.signature },
];

export function Credentials() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading lead={credentialsCopy.lead}>{credentialsCopy.title}</PageHeading>
      <Section>
        <Notice title={credentialsCopy.access.title}>
          <p>{credentialsCopy.access.text}</p>
        </Notice>
      </Section>
      <Section title={credentialsCopy.nextTitle}>
        <IconList items={whatIsLeft} />
      </Section>
      <ActionBar busy={useAppSelector(selectBusy)} onContinue={() => dispatch(credentialsAcknowledged())} />
    </>
  );
}
