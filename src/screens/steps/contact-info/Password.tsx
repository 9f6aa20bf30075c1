import { passwordCriteria, passwordSchema, type PasswordCriterion } from '../../../contract/rules/password';
import { collectErrors } from '../../../contract/validate';
import { passwordCopy } from '../../../copy/contact-info';
import { backRequested, passwordSubmitted } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectGlobalErrors } from '../../../state/selectors';
import { PasswordChecklist } from '../../../ui/fields/PasswordChecklist';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { StepForm } from '../../../ui/form/StepForm';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';

const EMPTY = { password: '', confermaPassword: '' };
const validate = (values: typeof EMPTY) => collectErrors(passwordSchema, values, { today: '' });

export function Password() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading lead={passwordCopy.lead}>{passwordCopy.title}</PageHeading>
      <StepForm
        initialValues={EMPTY}
        validate={validate}
        globalErrors={useAppSelector(selectGlobalErrors)}
        busy={useAppSelector(selectBusy)}
        onBack={() => dispatch(backRequested())}
        onSubmit={(values) => void dispatch(passwordSubmitted(values))}
      >
        <Section>
          <PasswordField name="password" label={passwordCopy.password} />
          <Checklist />
          <PasswordField
            name="confermaPassword"
            label={passwordCopy.confirm}
            hint={passwordCopy.confirmHint}
          />
        </Section>
      </StepForm>
    </>
  );
}

function Checklist() {
  const password = useFieldValue('password');
  const criteria = Object.entries(passwordCopy.criteria) as [PasswordCriterion, string][];
  return (
    <PasswordChecklist
      rules={criteria.map(([criterion, label]) => ({ label, met: passwordCriteria[criterion](password) }))}
    />
  );
}
