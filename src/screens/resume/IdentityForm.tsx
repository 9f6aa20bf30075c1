import { useCallback, useState } from 'react';
import { identitySchema } from '../../contract/rules/contact';
import { collectErrors, nestErrors } from '../../contract/validate';
import { resumeCopy } from '../../copy/resume';
import { taxCodeCopy } from '../../copy/tax-code';
import { draftChanged, identitySubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks';
import { selectBusy, selectDraft, selectUser } from '../../state/selectors';
import { EmailField } from '../../ui/fields/EmailField';
import { PhoneField } from '../../ui/fields/PhoneField';
import { UppercaseField } from '../../ui/fields/UppercaseField';
import { StepForm } from '../../ui/form/StepForm';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import { withDraft } from '../shared/initialValues';
import { NewRequest } from './NewRequest';

type Identity = Readonly<Record<'cf' | 'email' | 'cellulare', string>>;
interface IdentityValues extends Readonly<Record<string, Identity>> {
  readonly identita: Identity;
}

const SLUG = 'resume';
const validate = (values: IdentityValues) => nestErrors(collectErrors(identitySchema, values, { today: '' }));

function useIdentityForm() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const busy = useAppSelector(selectBusy);
  const [initialValues] = useState(() => {
    const { cf, email, cellulare } = selectUser(getState());
    const known: IdentityValues = { identita: { cf, email, cellulare } };
    return withDraft(known, selectDraft(SLUG)(getState()));
  });
  const onValuesChange = useCallback(
    (values: IdentityValues) => void dispatch(draftChanged({ slug: SLUG, values })),
    [dispatch],
  );
  const onSubmit = ({ identita }: IdentityValues) => void dispatch(identitySubmitted(identita));
  return { initialValues, validate, onSubmit, onValuesChange, busy };
}

const copy = resumeCopy.identity;

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
