import { resumeCopy } from '../../copy/resume';
import { taxCodeCopy } from '../../copy/tax-code';
import { EmailField } from '../../ui/fields/EmailField';
import { PhoneField } from '../../ui/fields/PhoneField';
import { UppercaseField } from '../../ui/fields/UppercaseField';
import { StepForm } from '../../ui/form/StepForm';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import { NewRequest } from './NewRequest';
import { useIdentityForm } from './useIdentityForm';

const copy = resumeCopy.identity;

/** Who resumes: what the request was begun with finds it again. */
export function IdentityForm() {
  return (
    <>
      <PageHeading lead={copy.lead}>{copy.title}</PageHeading>
      <StepForm {...useIdentityForm()}>
        <Section>
          <UppercaseField name="identita.cf" label={copy.cf} hint={taxCodeCopy.hint} />
          <EmailField name="identita.email" label={copy.email} />
          <PhoneField name="identita.cellulare" label={copy.cellulare} hint={copy.phoneHint} />
          <NewRequest />
        </Section>
      </StepForm>
    </>
  );
}
