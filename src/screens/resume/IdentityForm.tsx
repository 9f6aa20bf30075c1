import { resumeCopy } from '../../copy/resume';
import { taxCodeCopy } from '../../copy/tax-code';
import { restartRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { EmailField } from '../../ui/fields/EmailField';
import { PhoneField } from '../../ui/fields/PhoneField';
import { UppercaseField } from '../../ui/fields/UppercaseField';
import { StepForm } from '../../ui/form/StepForm';
import { Button } from '../../ui/shell/Button';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import { useIdentityForm } from './useIdentityForm';
import styles from './resume.module.css';

const copy = resumeCopy.identity;

/** Who resumes: what the request was begun with finds it again. */
export function IdentityForm() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading lead={copy.lead}>{copy.title}</PageHeading>
      <StepForm {...useIdentityForm()}>
        <Section>
          <UppercaseField name="identita.cf" label={copy.cf} hint={taxCodeCopy.hint} />
          <EmailField name="identita.email" label={copy.email} />
          <PhoneField name="identita.cellulare" label={copy.cellulare} hint={copy.phoneHint} />
          <p className={styles.other}>
            {copy.none}{' '}
            <Button variant="link" onClick={() => dispatch(restartRequested('/'))}>
              {copy.start}
            </Button>
          </p>
        </Section>
      </StepForm>
    </>
  );
}
